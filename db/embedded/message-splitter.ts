/**
 * Cuts a stream of bytes into protocol messages.
 * Chunks are joined only when a whole message has arrived, so that a message of n bytes in
 * k chunks costs n copied bytes, not n·k.
 */
export class MessageSplitter {
  #chunks: Buffer[] = [];
  #size = 0;
  #needed = 0;

  /** Takes the next bytes; they must not change afterwards. */
  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  }

  /**
   * Cuts off the first packet of a connection, which has no type byte.
   * @param largest bytes that it may have
   * @returns null while it is not whole
   * @throws RangeError when its length cannot be true
   */
  takeOpening(largest: number): Buffer | null {
    return this.#take(0, 8, largest);
  }

  /**
   * Cuts off the next message.
   * @param largest bytes that it may have
   * @returns null while it is not whole
   * @throws RangeError when its length cannot be true
   */
  takeMessage(largest: number): Buffer | null {
    return this.#take(1, 5, largest);
  }

  #take(lengthAt: number, headerSize: number, largest: number): Buffer | null {
    if (this.#size < Math.max(headerSize, this.#needed)) return null;
    const bytes = this.#joined();
    const total = lengthAt + bytes.readInt32BE(lengthAt);
    if (total < headerSize || total > largest) {
      throw new RangeError(`a protocol message of ${total} bytes is not possible here`);
    }
    if (bytes.length < total) {
      this.#needed = total;
      return null;
    }
    this.#needed = 0;
    this.#chunks = total < bytes.length ? [bytes.subarray(total)] : [];
    this.#size = bytes.length - total;
    return bytes.subarray(0, total);
  }

  #joined(): Buffer {
    const [first] = this.#chunks;
    if (this.#chunks.length === 1 && first) return first;
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }
}

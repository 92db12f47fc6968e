import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { sha256 } from "../ids.ts";

/** A key opens only for the owner, provider and address that it was entered for. */
interface KeyPlace {
  readonly ownerId: string;
  readonly provider: string;
  readonly address: string;
}

/** Seals and opens the keys that are stored. */
export interface KeyBox {
  readonly seal: (key: string, place: KeyPlace) => string;
  /** Null when it was sealed with another secret, or for another place. */
  readonly open: (sealed: string, place: KeyPlace) => string | null;
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM under a key that HKDF derives from the secret (RFC 5869), with the place as associated data. A sealed key
 * is `v1.<fingerprint of the secret>.<base64url of nonce, tag and text>`.
 * @param secret any length; 32 random bytes as hex where Lectern makes it itself
 */
export const createKeyBox = (secret: string): KeyBox => {
  const derived = Buffer.from(hkdfSync("sha256", secret, "lectern", "provider keys", 32));
  const prefix = `v1.${sha256(derived.toString("hex")).slice(0, 12)}.`;
  const about = ({ ownerId, provider, address }: KeyPlace) =>
    Buffer.from(JSON.stringify([ownerId, provider, address]));
  return {
    seal: (key, place) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, derived, iv).setAAD(about(place));
      const text = Buffer.concat([cipher.update(key, "utf8"), cipher.final()]);
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
    },
    open: (sealed, place) => {
      if (!sealed.startsWith(prefix)) return null;
      const bytes = Buffer.from(sealed.slice(prefix.length), "base64url");
      const decipher = createDecipheriv(algorithm, derived, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      }).setAAD(about(place));
      try {
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
};

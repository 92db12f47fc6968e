/** Numbers that belong together; each is alone until it is joined. */
export class DisjointSets {
  private readonly parents: number[] = [];

  /** The least number of the set. */
  rootOf(index: number): number {
    let at = index;
    for (;;) {
      const parent = this.parents[at] ?? at;
      if (parent === at) return at;
      const grand = this.parents[parent] ?? parent;
      this.parents[at] = grand;
      at = grand;
    }
  }

  join(one: number, other: number): void {
    const a = this.rootOf(one);
    const b = this.rootOf(other);
    if (a !== b) this.parents[Math.max(a, b)] = Math.min(a, b);
  }
}

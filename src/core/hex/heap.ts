/** A queue of whole numbers that gives the least first: a binary heap in a typed array. */
export class MinHeap {
  #items = new Uint32Array(64);
  #count = 0;

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  push(item: number): void {
    if (this.#count === this.#items.length) this.#grow();
    let index = this.#count++;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = this.#items[parent] as number;
      if (above <= item) break;
      this.#items[index] = above;
      index = parent;
    }
    this.#items[index] = item;
  }

  /** Takes the least number out of a queue that is not empty. */
  pop(): number {
    const least = this.#items[0] as number;
    const last = this.#items[--this.#count] as number;
    let index = 0;
    for (;;) {
      const child = this.#lesserChild(index);
      const below = this.#items[child] as number;
      if (child >= this.#count || below >= last) break;
      this.#items[index] = below;
      index = child;
    }
    this.#items[index] = last;
    return least;
  }

  /** Returns where the lesser of the two numbers below an index is; beyond the queue if there are none. */
  #lesserChild(index: number): number {
    const [left, right] = [2 * index + 1, 2 * index + 2];
    return right < this.#count && (this.#items[right] as number) < (this.#items[left] as number) ? right : left;
  }

  #grow(): void {
    const items = new Uint32Array(2 * this.#items.length);
    items.set(this.#items);
    this.#items = items;
  }
}

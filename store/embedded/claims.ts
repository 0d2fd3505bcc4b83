/** What open transactions have written and not committed: documents, and keys of unique indexes. */
export class Claims {
  private readonly holders = new Map<string, object>();
  private readonly byHolder = new Map<object, string[]>();

  /** False when another holder has it. */
  take(what: string, holder: object): boolean {
    const known = this.holders.get(what);
    if (known !== undefined) return known === holder;
    this.holders.set(what, holder);
    const own = this.byHolder.get(holder);
    if (own === undefined) this.byHolder.set(holder, [what]);
    else own.push(what);
    return true;
  }

  release(holder: object): void {
    for (const what of this.byHolder.get(holder) ?? []) this.holders.delete(what);
    this.byHolder.delete(holder);
  }
}

// What a list is of, without null: that is what a selection of GraphQL is made on.
type Item<Value> =
  NonNullable<Value> extends readonly (infer Each)[] ? NonNullable<Each> : NonNullable<Value>;

/**
 * Which fields to read of an object, or of each object of a list: true for a value, a selection for what has fields itself. Written
 * with `satisfies`, which finds a field that there is not.
 */
export type Selection<Whole> = {
  readonly [Name in keyof Item<Whole>]?: unknown extends Item<Whole>[Name]
    ? true
    : Item<Item<Whole>[Name]> extends object
      ? Selection<Item<Whole>[Name]>
      : true;
};

/** What is answered: of every object the selected fields, and null and lists where they were. */
export type Selected<Whole, Fields> = Whole extends null | undefined
  ? Whole
  : Whole extends readonly (infer Each)[]
    ? readonly Selected<Each, Fields>[]
    : {
        readonly [Name in keyof Whole & keyof Fields]: Fields[Name] extends true
          ? Whole[Name]
          : Selected<Whole[Name], Fields[Name]>;
      };

/** A selection as GraphQL writes it. */
export function selectionText(fields: object): string {
  return Object.entries(fields)
    .map(([name, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null ? `${name} { ${selectionText(inner)} }` : name,
    )
    .join(' ');
}

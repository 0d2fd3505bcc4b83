import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { toPascal, toSnake } from './casing.ts';
import { described } from './contract-words.ts';
import { type JsonSchema, nameBehind, notNull, orNull } from './json-schema.ts';
import type { Contract } from './named-schemas.ts';

// A leaf of a sample reply that carries its own schema through a row's `reply` function.
class Leaf {
  readonly schema: JsonSchema;
  constructor(schema: JsonSchema) {
    this.schema = schema;
  }
}

interface Note {
  readonly description?: string;
  readonly isNullable: boolean;
  /** Of an object: its type in the contract. */
  readonly type?: GraphQLObjectType;
}

// What is known of objects and lists of a sample: they stay plain, so that `reply` can take them apart.
const notes = new WeakMap<object, Note>();

/** A reply made of schemas instead of values, for the fields that a document selects. */
export function sampleReply(
  contract: Contract,
  type: GraphQLOutputType,
  selections: SelectionSetNode | undefined,
  description?: string | null,
): unknown {
  const isNullable = !isNonNullType(type);
  const inner = isNonNullType(type) ? (type.ofType as GraphQLOutputType) : type;
  const named = getNamedType(inner);
  const words = described(description, contract);
  if (isListType(inner)) {
    const items = [sampleReply(contract, inner.ofType as GraphQLOutputType, selections)];
    notes.set(items, { ...words, isNullable });
    return items;
  }
  if (!isObjectType(named) || !selections) {
    const leaf = contract.names.leaf(named);
    return new Leaf({ ...(isNullable ? orNull(leaf) : leaf), ...words });
  }
  const sample = Object.fromEntries(
    selections.selections.flatMap((node) => {
      if (node.kind !== 'Field') return [];
      const key = node.alias?.value ?? node.name.value;
      const field = named.getFields()[node.name.value];
      if (!field) return [];
      return [
        [
          contract.casing === 'snake' ? toSnake(key) : key,
          sampleReply(contract, field.type, node.selectionSet, field.description),
        ],
      ];
    }),
  );
  notes.set(sample, { ...words, isNullable, type: named });
  return sample;
}

// The numbers that a page of a list adds to what the document selects.
const PAGE_WORDS: Readonly<Record<string, string>> = {
  page: 'Number of this page; the first is 0.',
  page_size: 'Rows of a full page.',
  pageSize: 'Rows of a full page.',
};

/** What the schema of a reply is made with. */
export interface ReplyPlace extends Contract {
  /** The type of the operation's root field. */
  readonly root: GraphQLOutputType;
  /** The name of the operation. */
  readonly operation: string;
  /** How many fields the widest document of all rows selects of a type: what has them all bears the name of the type. */
  readonly widest: ReadonlyMap<string, number>;
  /** Fields that are left out, at any depth, where others would be null. */
  readonly optional: ReadonlySet<string>;
}

/** The schema of a sample reply after the row's `reply` has arranged it; objects by reference. Never null: that is a 404. */
export function replySchema(sample: unknown, place: ReplyPlace): JsonSchema {
  const root = getNamedType(place.root);
  const isOwn = root.name === 'Me';
  const note = typeof sample === 'object' && sample !== null ? notes.get(sample) : undefined;
  const names = isOwn || root === note?.type ? [] : [root.name];
  const words = isOwn ? {} : described(root.description, place);
  return notNull(schemaOf(sample, [...names, `${place.operation}Reply`], words));

  /** `names` and `words` are for what the contract has none for. */
  function schemaOf(value: unknown, names: readonly string[], words = {}): JsonSchema {
    if (value instanceof Leaf) return value.schema;
    if (typeof value === 'object' && value !== null) {
      const { isNullable, type, description } = notes.get(value) ?? { isNullable: false };
      const shape = Array.isArray(value)
        ? { type: 'array', items: value.length > 0 ? schemaOf(value[0], names) : {} }
        : objectOf(value, names, type, words);
      return { ...(isNullable ? orNull(shape) : shape), ...(description ? { description } : {}) };
    }
    if (typeof value === 'number') return { type: 'integer', minimum: 0 };
    if (typeof value === 'boolean') return { type: 'boolean' };
    if (typeof value === 'string') return { type: 'string', const: value };
    return {};
  }

  function objectOf(
    value: object,
    names: readonly string[],
    type: GraphQLObjectType | undefined,
    words: object,
  ): JsonSchema {
    const keys = Object.keys(value);
    const own = type ? namesOf(type, keys.length) : [];
    const stem = ([...own, ...names][0] ?? '').replace(/(Payload|Reply)$/, '');
    const properties = Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const shape = schemaOf(inner, [`${stem}${toPascal(key)}`]);
        const said = PAGE_WORDS[key];
        const isLeftOut = place.optional.has(key);
        return [
          key,
          { ...(isLeftOut ? notNull(shape) : shape), ...(said === undefined ? {} : { description: said }) },
        ];
      }),
    );
    const shape = {
      type: 'object',
      ...(type ? described(type.description, place) : words),
      required: keys.filter((key) => !place.optional.has(key)),
      properties,
    };
    const { items: row } = (properties['items'] ?? {}) as { items?: JsonSchema };
    const rowName = type || row === undefined ? undefined : nameBehind(row);
    const isList = rowName !== undefined && ('page' in value || keys.length === 1);
    const list = isList ? [`${rowName}${'page' in value ? 'Page' : 'List'}`] : [];
    return place.names.refer(type?.name ?? root.name, [...own, ...list, ...names], shape);
  }

  /** What an object of the contract is called, by how much of it is shown. */
  function namesOf({ name }: GraphQLObjectType, size: number): string[] {
    const isWhole = place.widest.get(name) === size;
    return [...(isWhole ? [name] : []), ...(isOwn ? [`Own${name}`] : []), `${name}Summary`];
  }
}

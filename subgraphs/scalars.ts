import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped, visit } from 'graphql';
import { tryDecodeBase64 } from '../kernel/crypto/base64.ts';
import { unsafeNumber } from '../kernel/crypto/strict-json.ts';

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** The custom scalars that every subgraph declares with the same names. */
export const scalars = {
  DateTime: new GraphQLScalarType<Date, string>({
    name: 'DateTime',
    serialize: (value) => new Date(value as Date).toISOString(),
    parseValue: parseInstant,
    parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : undefined),
  }),
  DID: new GraphQLScalarType<string, string>({
    name: 'DID',
    serialize: String,
    parseValue: parseText,
    parseLiteral: (node) => parseText(node.kind === Kind.STRING ? node.value : undefined),
  }),
  Base64: new GraphQLScalarType<Uint8Array, string>({
    name: 'Base64',
    serialize: (value) => Buffer.from(value as Uint8Array).toString('base64'),
    parseValue: parseBytes,
    parseLiteral: (node) => parseBytes(node.kind === Kind.STRING ? node.value : undefined),
  }),
  JSON: new GraphQLScalarType({
    name: 'JSON',
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral(node, variables) {
      assertNumbers(node);
      return valueFromASTUntyped(node, variables);
    },
  }),
  /** Epoch milliseconds: beyond the 32 bits of Int. */
  EpochMs: new GraphQLScalarType<number, number>({
    name: 'EpochMs',
    serialize: (value) => Number(value),
    parseValue: parseEpoch,
    parseLiteral: (node) => parseEpoch(node.kind === Kind.INT ? Number(node.value) : undefined),
  }),
};

/** Literals are held to what JSON bodies are held to: what is signed is what was written. */
function assertNumbers(literal: ValueNode): void {
  const assert = ({ value }: { readonly value: string }) => {
    const advice = unsafeNumber(value);
    if (advice !== undefined) throw badInput(`JSON: ${advice}.`);
  };
  visit(literal, { IntValue: assert, FloatValue: assert });
}

function parseInstant(value: unknown): Date {
  if (value instanceof Date) return value;
  const isText =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(value);
  const parsed = isText ? new Date(value) : undefined;
  if (!parsed || Number.isNaN(parsed.getTime()))
    throw badInput('Give an instant such as 2026-01-02T03:04:05.678Z.');
  return parsed;
}

function parseText(value: unknown): string {
  if (typeof value !== 'string') throw badInput('Give a DID as text.');
  return value;
}

function parseBytes(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  if (typeof value !== 'string') throw badInput('Give bytes as base64 text.');
  const bytes = tryDecodeBase64(value);
  if (!bytes) throw badInput('Give bytes as standard base64 with padding.');
  return bytes;
}

function parseEpoch(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw badInput('Give whole epoch milliseconds.');
  return value;
}

/** What the demonstration has under a key. Error: a plain Error for a key that it does not have. */
export function named<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const found = map.get(key);
  if (found === undefined) throw new Error(`The demonstration names ${key}, which it does not have.`);
  return found;
}

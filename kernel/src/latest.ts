/**
 * The same function, with its last answer kept: what several ask about one immutable object, one right after the other, is worked out once
 * and is one object for all of them.
 */
export function latest<Key extends object, Value>(derive: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, value: derive(key) };
    return last.value;
  };
}

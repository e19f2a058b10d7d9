/** What is worked out of something that never changes, once for as long as that lives. */
export function keptWith<Of extends object, What>(make: (of: Of) => What): (of: Of) => What {
  const kept = new WeakMap<Of, What>();
  return (of) => {
    const known = kept.get(of);
    if (known !== undefined) return known;
    const made = make(of);
    kept.set(of, made);
    return made;
  };
}

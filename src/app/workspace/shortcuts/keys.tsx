/** Keys as they stand on the keyboard, pressed one after the other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => <kbd key={key}>{key}</kbd>)
}

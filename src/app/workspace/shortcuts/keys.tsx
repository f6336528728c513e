/** Keys as they stand on the keyboard, pressed one after the other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => <kbd key={key}>{key}</kbd>)
}

interface KeyListProps {
  items: readonly { id: string; label: string; keys: readonly string[] }[]
}

/** What keys do, one line each. */
export const KeyList = ({ items }: KeyListProps) => (
  <dl>
    {items.map(({ id, label, keys }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>
          <Keys keys={keys} />
        </dd>
      </div>
    ))}
  </dl>
)

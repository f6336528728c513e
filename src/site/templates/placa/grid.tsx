import type { GridView } from '../../template'
import { Card } from './card'

/** As many as fit: five, three, on a phone two. */
export const Grid: GridView = ({ found: { items }, card = 'plain', eager }) => (
  <div className={`dense ${card} ${items.length === 6 ? 'in-sixes' : ''}`}>
    {items.map((one, at) => (
      <Card key={one.id} card={one} eager={eager && at < 2} />
    ))}
  </div>
)

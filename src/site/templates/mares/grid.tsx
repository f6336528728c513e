import type { GridView } from '../../template'
import { Card } from './card'

/** One home after the other, bleeding to the left and to the right in turn. */
export const Grid: GridView = ({ found: { items }, card = 'plain', eager }) => (
  <div className={`villas ${card}`}>
    {items.map((one, at) => (
      <Card key={one.id} card={one} eager={eager && at === 0} />
    ))}
  </div>
)

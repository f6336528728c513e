import type { GridView } from '../../template'
import { Card } from './card'

/** Two uneven columns, the right one lower; homes go left and right in turn, in their own order. */
export const Grid: GridView = ({ found: { items }, card = 'plain', eager }) => (
  <div className={`pairs ${card}`}>
    {items.map((one, at) => (
      <Card key={one.id} card={one} eager={eager && at === 0} />
    ))}
  </div>
)

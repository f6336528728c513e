import type { GridView } from '../../template'
import { Card } from './card'

/** Two uneven columns, the right one lower; homes go left and right in turn. */
export const Grid: GridView = ({ found: { items }, card = 'plain', eager }) => (
  <div className={`pairs ${card}`}>
    {[0, 1].map((side) => (
      <div key={side}>
        {items
          .filter((_, at) => at % 2 === side)
          .map((one, at) => (
            <Card key={one.id} card={one} eager={eager && at === 0 && side === 0} />
          ))}
      </div>
    ))}
  </div>
)

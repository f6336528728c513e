import type { GridView } from '../../template'
import { Card } from './card'

/** Four beside each other, three where they come in threes; on a phone a row to push along. */
export const Grid: GridView = ({ found: { items }, card = 'plain', eager }) => (
  <ul
    className={`grid ${card} ${items.length % 3 === 0 && items.length % 4 !== 0 ? 'in-threes' : ''}`}
  >
    {items.map((one, at) => (
      <li key={one.id}>
        <Card card={one} eager={eager && at === 0} />
      </li>
    ))}
  </ul>
)

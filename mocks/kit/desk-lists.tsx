import { Panel } from '../../src/ui/panel'
import { Button } from '../../src/ui/workspace/kit/button'
import { Checkbox } from '../../src/ui/workspace/kit/checkbox'
import { Chip } from '../../src/ui/workspace/kit/chip'
import { FilterRow } from '../../src/ui/workspace/kit/filter-row'
import { Table } from '../../src/ui/workspace/kit/table'
import { Toolbar } from '../../src/ui/workspace/kit/toolbar'
import { Sample } from './sample'

const HOMES = [
  { town: 'Palma', area: 96, price: '420.000 €' },
  { town: 'Ciutadella', area: 140, price: '615.000 €' },
  { town: 'Eivissa', area: null, price: 'On request' },
]

function Homes() {
  return (
    <Table label="Homes">
      <thead>
        <tr>
          <th />
          <th>Town</th>
          <th className="num">m²</th>
          <th className="num">Price</th>
        </tr>
      </thead>
      <tbody>
        {HOMES.map(({ town, area, price }) => (
          <tr key={town}>
            <td>
              <Checkbox aria-label={town} />
            </td>
            <td>{town}</td>
            <td className="num">{area ?? '—'}</td>
            <td className="num">{price}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What holds rows. */
export function DeskLists() {
  return (
    <>
      <Sample name="Toolbar and FilterRow" stack wide>
        <Toolbar label="Filters" kind="filters">
          <FilterRow>
            <Chip>Island</Chip>
            <Chip on>For sale</Chip>
          </FilterRow>
        </Toolbar>
        <Toolbar label="Ticked homes" kind="chosen">
          <b>2 chosen</b>
          <Button>Publish</Button>
        </Toolbar>
      </Sample>
      <Sample name="Table in a Panel" stack wide>
        <Panel title="Homes" note="3 of them" action={<Button>Add</Button>} flush>
          <Homes />
        </Panel>
      </Sample>
    </>
  )
}

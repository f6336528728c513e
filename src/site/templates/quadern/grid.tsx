import type { GridView } from '../../template'
import { useSite } from '../../site'
import { Row } from './card'

/** Homes as a table: number, name, place, rooms, metres, price. */
export const Grid: GridView = ({ found: { items, total } }) => {
  const { t } = useSite()
  return (
    <>
      <table className="homes">
        <caption>{t('table.caption', { shown: items.length, count: total })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.ref')}</th>
            <th scope="col">
              <span className="hidden">{t('table.photo')}</span>
            </th>
            <th scope="col">{t('table.home')}</th>
            <th scope="col">{t('table.place')}</th>
            <th scope="col" className="right">
              {t('table.bedrooms')}
            </th>
            <th scope="col" className="right">
              {t('table.area')}
            </th>
            <th scope="col" className="right wide-only">
              {t('table.perM2')}
            </th>
            <th scope="col" className="right">
              {t('table.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <Row key={one.id} card={one} />
          ))}
        </tbody>
      </table>
      <p className="note">{t('table.note')}</p>
    </>
  )
}

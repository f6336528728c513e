import { Mail } from 'lucide-react'
import type { UnmetCell } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count } from '../../lib/format'
import { Button } from '../../ui/workspace/kit/button'
import { Table } from '../../ui/workspace/kit/table'
import { priceWords } from './price-words'

interface Props {
  cells: UnmetCell[]
  /** It has bedrooms. */
  beds: boolean
  busy: boolean
  onLetter: (cell: UnmetCell) => void
}

/** Where how many look for what, and what there is of it; each with its letter. */
export function CellsTable({ cells, beds, busy, onLetter }: Props) {
  const { t } = useTranslation('unmet')
  return (
    <Table label={t('title')} className="unmet-cells" lines>
      <thead>
        <tr>
          <th scope="col">{t('head.place')}</th>
          <th scope="col">{t('head.price')}</th>
          {beds && <th scope="col">{t('head.beds')}</th>}
          <th scope="col" className="num">
            {t('head.buyers')}
          </th>
          <th scope="col" className="num">
            {t('head.own')}
          </th>
          <th scope="col" className="num">
            {t('head.supply')}
          </th>
          <th scope="col">
            <span className="spoken">{t('head.letter')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <tr key={cell.id}>
            <td className="cell-head">
              <b>{cell.place}</b>
              {cell.level !== 'municipality' && <small>{t(`level.${cell.level}`)}</small>}
            </td>
            <td data-label={t('head.price')} className="num">
              {priceWords(t, cell)}
            </td>
            {beds && (
              <td data-label={t('head.beds')}>
                {cell.beds === null ? '–' : t(`dormitorios.${cell.beds}`)}
              </td>
            )}
            <td data-label={t('head.buyers')} className="num">
              <b>{t('atLeast', { n: count(cell.buyers) })}</b>
            </td>
            <td data-label={t('head.own')} className="num">
              {count(cell.own)}
            </td>
            <td data-label={t('head.supply')} className="num">
              {cell.supply === 0 ? <b className="unmet-none">{t('none')}</b> : count(cell.supply)}
            </td>
            <td>
              <Button disabled={busy} onClick={() => onLetter(cell)}>
                <Mail className="icon" aria-hidden="true" />
                <span className="unmet-word">{t('letter.act')}</span>
                <span className="spoken">
                  : {cell.place}, {priceWords(t, cell)}
                  {cell.beds && `, ${t(`dormitorios.${cell.beds}`)}`}
                </span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

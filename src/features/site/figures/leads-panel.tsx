import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { Table } from '../../../ui/workspace/kit/table'
import { useFigures } from './use-figures'
import './figures.css'

const SHOWN = 8

/** Which page enquiries are written on. */
export function LeadsPanel({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const { data } = useFigures(site)
  if (!data || data.pages.length === 0) return null
  const { pages, total } = data
  const shown = pages.slice(0, SHOWN)
  const rest = (name: 'views' | 'leads'): number =>
    shown.reduce((left, page) => left - page[name], total[name])
  return (
    <Panel title={t('figures.pages')} className="site-leads" flush>
      <Table label={t('figures.pages')} keep>
        <thead>
          <tr>
            <th scope="col">{t('figures.page')}</th>
            <th scope="col">{t('figures.views.name')}</th>
            <th scope="col">{t('figures.leads.name')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ pageId, title, views, leads }) => (
            <tr key={pageId}>
              <td>{title ?? t('figures.pageGone')}</td>
              <td className="num">{count(views)}</td>
              <td className="num">
                <b>{leads === 0 ? '–' : count(leads)}</b>
              </td>
            </tr>
          ))}
          {(rest('views') > 0 || rest('leads') > 0) && (
            <tr>
              <td>{t('figures.otherPages')}</td>
              <td className="num">{count(rest('views'))}</td>
              <td className="num">
                <b>{rest('leads') > 0 ? count(rest('leads')) : '–'}</b>
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td>{t('figures.all')}</td>
            <td className="num">{count(total.views)}</td>
            <td className="num">
              <b>{count(total.leads)}</b>
            </td>
          </tr>
        </tfoot>
      </Table>
    </Panel>
  )
}

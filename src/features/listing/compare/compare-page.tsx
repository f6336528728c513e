import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { searchHref } from '../../../lib/search-path'
import { lateToday } from '../../../lib/when'
import { DocumentHead } from '../../../ui/document-head'
import { Photo } from '../card/photo'
import { mainPrice } from '../detail/main-price'
import { MissingPage, SearchFailed } from '../later-states'
import { langAttribute, textIn } from '../text-in'
import { Button } from '../../../ui/kit/public/button'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { comparedIds, comparedQuery, type Compared } from './compare-data'
import { compareHref } from './compare-path'
import { compareGroups, type CompareRow } from './compare-rows'
import { MOST_COMPARED, toggleCompared, useCompared } from './compared'

function Home({ column }: { column: Compared }) {
  const { t, i18n } = useTranslation('listing')
  if (column.state !== 'offered')
    return (
      <p className="compare-gone">
        {t(column.state === 'gone' ? 'compare.gone' : 'compare.unknown')}
      </p>
    )
  const { listing } = column
  const title = textIn(listing.title, i18n.language)
  const photo = listing.photos.find(({ kind }) => kind === 'photo')
  return (
    <>
      <Photo photo={photo} alt="" sizes="240px" />
      <Link to={href('inmueble-id', { id: column.id })} lang={langAttribute(title, i18n.language)}>
        {title?.text ?? listing.ref}
      </Link>
    </>
  )
}

/** Takes a home out of the page and, when it was put aside, out of the tray. */
function Remove({ column, ids }: { column: Compared; ids: readonly string[] }) {
  const { t, i18n } = useTranslation('listing')
  const navigate = useNavigate()
  const aside = useCompared()
  const rest = ids.filter((id) => id !== column.id)
  const to = rest.length > 0 ? compareHref(rest) : searchHref('V')
  const name =
    column.state === 'offered'
      ? (textIn(column.listing.title, i18n.language)?.text ?? column.listing.ref)
      : ''
  return (
    <a
      className="compare-remove"
      href={to}
      aria-label={t('compare.removeOne', { name })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return
        event.preventDefault()
        if (aside.includes(column.id)) toggleCompared(column.id)
        void navigate(to, { replace: true, preventScrollReset: true })
      }}
    >
      {t('compare.remove')}
    </a>
  )
}

function Row({ row, columns }: { row: CompareRow; columns: readonly Compared[] }) {
  const { t } = useTranslation('listing')
  return (
    <tr className={row.differs ? 'differs' : undefined}>
      <th scope="row">
        {row.label}
        {row.differs ? <span className="spoken"> {t('compare.differs')}</span> : null}
      </th>
      {columns.map((column, at) => (
        <td key={column.id}>
          {row.values[at] ?? (
            <span className="not-known">
              {column.state === 'offered' ? t('detail.notSaid') : '–'}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

function Table({ columns, title }: { columns: readonly Compared[]; title: string }) {
  const { t } = useTranslation(['listing', 'property', 'cost'])
  const ids = columns.map(({ id }) => id)
  const groups = compareGroups(columns, t, lateToday())
  return (
    <div className="compare-scroll" tabIndex={0} role="group" aria-label={t('compare.scroll')}>
      <table className={`compare compare-${columns.length} num`}>
        <caption className="spoken">{title}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <Home column={column} />
                <Remove column={column} ids={ids} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, label, rows }) => (
          <tbody key={key}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <span>{label}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <main id="main" className="wrap compare-page">
    {children}
  </main>
)

/** /busqueda/comparar/{ids}: up to four homes side by side. */
export default function ComparePage() {
  const { t } = useTranslation('listing')
  const ids = comparedIds(useParams().slug ?? '')
  const { data, error, refetch } = useQuery({ ...comparedQuery(ids ?? []), enabled: ids !== null })
  if (!ids) return <MissingPage />
  const title = t('compare.title', { count: ids.length })
  const [first] = data ?? []
  const operation = (first?.state === 'offered' && mainPrice(first.listing)?.operation) || 'V'
  return (
    <Frame>
      <DocumentHead title={title} robots="noindex" />
      <div className="compare-head">
        <h1>{title}</h1>
        <p className="compare-acts">
          {ids.length < MOST_COMPARED ? (
            <a className={buttonClass()} href={searchHref(operation)}>
              {t('compare.add')}
            </a>
          ) : null}
          <Button data-needs-script onClick={() => window.print()}>
            <Printer className="icon" aria-hidden />
            {t('share.print')}
          </Button>
        </p>
      </div>
      <p className="sub">{t('compare.help')}</p>
      {data ? (
        <Table columns={data} title={title} />
      ) : error ? (
        <SearchFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{t('detail.loading')}</p>
      )}
    </Frame>
  )
}

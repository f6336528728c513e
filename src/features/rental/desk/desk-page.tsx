import { BareForm } from '../../../ui/kit/bare/bare-form'
import { FileSearch, Inbox } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListRentals } from '../../../../generated/api/rental/rental'
import type { RentalState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState, PartialBand } from '../../../ui/states'
import '../../../ui/button.css'
import '../../../ui/workspace/styles/table.css'
import { Button } from '../../../ui/workspace/kit/button'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import { SearchInput } from '../../../ui/workspace/kit/search-input'
import './desk.css'
import { FileDetail } from './file-detail'
import { STATES } from './states'

const isState = (text: string | null): text is RentalState => STATES.some((one) => one === text)

/** Files by state at the left, one of them at the right; the address holds all of it. */
function Files() {
  const { t } = useTranslation('rental')
  const [query, setQuery] = useSearchParams()
  const asked = query.get('state')
  const state = isState(asked) ? asked : null
  const [q, cursor, file] = [
    query.get('q') ?? '',
    query.get('cursor') ?? '',
    query.get('file') ?? '',
  ]
  const [text, setText] = useState(q)
  const list = useListRentals(
    {
      ...(state ? { state: [state] } : {}),
      q: q || undefined,
      cursor: cursor || undefined,
      limit: 15,
    },
    { query: { placeholderData: (before) => before }, request: { silent: true } },
  )
  const go = (change: Record<string, string>) =>
    setQuery(
      Object.fromEntries(
        Object.entries({ state: state ?? '', q, cursor, file, ...change }).filter(
          ([, value]) => value !== '',
        ),
      ),
      { preventScrollReset: true },
    )
  const find = () => go({ q: text.trim(), cursor: '', file: '' })
  const { data } = list
  return (
    <div className="rental">
      <Panel title={t('desk.files')} flush>
        <TabLinks label={t('desk.views')}>
          {[null, ...STATES].map((one) => (
            <a
              key={one ?? 'all'}
              href={one ? `?state=${one}` : '?'}
              aria-current={one === state ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault()
                go({ state: one ?? '', cursor: '', file: '' })
              }}
            >
              {one ? t(`enums.state.${one}`) : t('desk.all')}{' '}
              {data && one && <small className="num">{data.counts[one] ?? 0}</small>}
            </a>
          ))}
        </TabLinks>
        <BareForm className="filter-bar" role="search" onSend={find}>
          <SearchInput
            label={t('desk.search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </BareForm>
        {data && list.isError && (
          <PartialBand error={list.error} onRetry={() => void list.refetch()}>
            {t('desk.stale')}
          </PartialBand>
        )}
        {!data && list.isError ? (
          <ErrorState
            error={list.error}
            level={3}
            title={t('desk.failed')}
            onRetry={() => void list.refetch()}
          />
        ) : !data ? (
          <SkeletonRows rows={5} label={t('desk.loading')} />
        ) : data.items.length === 0 ? (
          <EmptyState
            level={3}
            icon={Inbox}
            title={t(q ? 'desk.noneFound' : 'desk.empty')}
            text={t(q ? 'desk.noneFoundText' : 'desk.emptyText')}
          />
        ) : (
          <ul className="rental-list" aria-busy={list.isPlaceholderData}>
            {data.items.map((one) => (
              <li key={one.id}>
                <Pressable
                  aria-current={one.id === file ? 'true' : undefined}
                  onClick={() => go({ file: one.id })}
                >
                  <b>{one.name}</b>
                  <span className="rental-state">{t(`enums.state.${one.state}`)}</span>
                  <span className="ui-muted">
                    {one.reference} · {t(`enums.side.${one.side}`)} ·{' '}
                    {t(`enums.island.${one.island}`)} · {date(one.createdAt)}
                  </span>
                  <span className="ui-muted">
                    {t(one.ok === null ? 'desk.okOpen' : one.ok ? 'desk.okYes' : 'desk.okNo')}
                  </span>
                </Pressable>
              </li>
            ))}
          </ul>
        )}
        {data && (data.previous || data.next) && (
          <div className="table-foot">
            <span>{t('desk.total', { count: data.total })}</span>
            <span className="end">
              <Button disabled={!data.previous} onClick={() => go({ cursor: data.previous ?? '' })}>
                {t('desk.newer')}
              </Button>
              <Button disabled={!data.next} onClick={() => go({ cursor: data.next ?? '' })}>
                {t('desk.older')}
              </Button>
            </span>
          </div>
        )}
      </Panel>
      {file ? (
        <FileDetail key={file} id={file} />
      ) : (
        <Panel className="rental-none">
          <EmptyState level={3} icon={FileSearch} title={t('desk.choose')} />
        </Panel>
      )}
    </div>
  )
}

/** `/auth/lloguer-segur`. */
export default function DeskPage() {
  const { t } = useTranslation('rental')
  const { profile } = useSession()
  if (profile.role === '') return null
  return (
    <>
      <DocumentHead title={t('desk.title')} robots="noindex" />
      {profile.role === 'LLOGUER_SEGUR' ? (
        <>
          <PageHead title={t('desk.title')} sub={t('desk.lead')} />
          <Files />
        </>
      ) : (
        <NoRightState level={1} title={t('desk.noRightTitle')} text={t('desk.noRightText')}>
          <Link className={buttonClass({ variant: 'main' })} to={href('alquiler-seguro')}>
            {t('desk.programme')}
          </Link>
        </NoRightState>
      )}
    </>
  )
}

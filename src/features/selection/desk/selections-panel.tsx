import { useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router-dom'
import {
  getListSelectionsQueryKey,
  revokeSelection,
  useListSelections,
} from '../../../../generated/api/selection/selection'
import type { Selection, SelectionHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { onDemandNews } from '../../../slots/demand-news'
import { date, moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { setMessage } from '../../../lib/message'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import './selection.css'
import { localized } from '../../../lib/localized'

const SendDialog = lazy(() => import('./send-dialog'))

export interface SelectionsPanelProps {
  demandId: string
  mayWrite: boolean
  /** Homes to be sent now; null when none are. */
  sending: { id: string; title: string }[] | null
  onSending: (homes: { id: string; title: string }[] | null) => void
  /** They are on their way. */
  onSent: () => void
}

const TONE: Record<string, Tone> = { liked: 'ok', visit: 'primary', disliked: 'sun' }

/** Whoever likes a home or wants to see it is to be shown it. */
const WANTED: ReadonlySet<string> = new Set(['liked', 'visit'])

/** What the buyer did with one home: said something, saw it, or nothing yet. */
function Answer({
  home,
  demandId,
  mayWrite,
}: {
  home: SelectionHome
  demandId: string
  mayWrite: boolean
}) {
  const { t } = useTranslation('selection')
  if (!home.reaction)
    return (
      <span className="muted selection-answer">
        {home.seenAt ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
        {t(home.seenAt ? 'desk.seen' : 'desk.unseen')}
      </span>
    )
  return (
    <span className="selection-answer">
      <StatusChip tone={TONE[home.reaction] ?? 'neutral'}>
        {home.reason ? t(`reason.${home.reason}`) : t(`reaction.${home.reaction}`)}
      </StatusChip>
      {home.text ? <q>{home.text}</q> : null}
      {mayWrite && WANTED.has(home.reaction) ? (
        <Link
          className={inlineClass('sl-v')}
          to={href('auth-agenda-create', {}, { kind: 'visit', homes: home.id, demand: demandId })}
        >
          {t('desk.visit')}
          <span className="spoken"> {home.card.ref}</span>
        </Link>
      ) : null}
    </span>
  )
}

function Sent({
  selection,
  mayWrite,
  onRevoke,
}: {
  selection: Selection
  mayWrite: boolean
  onRevoke: () => void
}) {
  const { t, i18n } = useTranslation('selection')
  const over = selection.revokedAt !== null || Date.parse(selection.expiresAt) < Date.now()
  return (
    <article className="selection-sent">
      <header>
        <h3>
          {t('desk.sentOn', {
            day: date(selection.createdAt, 'DD MMM, YYYY', i18n.language).replace(/^0/, ''),
            by: t(`desk.by.${selection.channel}`),
          })}
        </h3>
        <span className="muted">
          {[
            selection.byName,
            selection.openedAt
              ? t('desk.opened', { at: date(selection.openedAt, 'DD/MM/YYYY HH:mm') })
              : t('desk.notOpened'),
            over ? t('desk.over') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {mayWrite && !over ? (
          <InlineButton onClick={onRevoke}>{t('desk.revoke')}</InlineButton>
        ) : null}
      </header>
      <ul>
        {selection.homes.map((home) => {
          const { card } = home
          const title = localized(card.title, i18n.language) || card.ref
          const width = card.photo?.widths.find((one) => one >= 320) ?? card.photo?.widths.at(-1)
          return (
            <li key={home.id}>
              {card.photo && width ? (
                <img
                  src={`${card.photo.src}/${width}.webp`}
                  alt=""
                  width={72}
                  height={54}
                  loading="lazy"
                />
              ) : (
                <span className="selection-no-photo" aria-hidden />
              )}
              <span>
                <a href={href('auth-cartera-inmueble-id', { id: home.id })}>{title}</a>
                <small className="muted">
                  {[card.ref, card.place, moneyShort(card.price)].filter(Boolean).join(' · ')}
                  {home.state === 'gone' ? `. ${t('desk.gone')}` : ''}
                </small>
              </span>
              <Answer home={home} demandId={selection.demandId} mayWrite={mayWrite} />
            </li>
          )
        })}
      </ul>
    </article>
  )
}

/** What was sent to the buyer, whether they saw it and what they say of each home. */
export function SelectionsPanel({
  demandId,
  mayWrite,
  sending,
  onSending,
  onSent,
}: SelectionsPanelProps) {
  const { t } = useTranslation('selection')
  const client = useQueryClient()
  const { data, isPending, isError, error, refetch } = useListSelections(
    { demandId },
    { request: { silent: true } },
  )
  const refresh = () => client.invalidateQueries({ queryKey: getListSelectionsQueryKey() })
  useEffect(() => onDemandNews(demandId, () => void refresh()), [demandId]) // eslint-disable-line react-hooks/exhaustive-deps -- what the client does is the same for all
  const revoke = (id: string) =>
    void revokeSelection(id, { quiet: true }).then(
      () => {
        setMessage('SUCCESS', t('desk.revoked'))
        void refresh()
      },
      () => undefined,
    )
  const items = data?.items ?? []
  return (
    <Panel title={t('desk.title')} flush>
      {isPending ? <SkeletonRows rows={2} label={t('loading')} /> : null}
      {isError ? <ErrorState error={error} level={3} onRetry={() => void refetch()} /> : null}
      {data && items.length === 0 ? (
        <p className="muted selection-empty">{t('desk.none')}</p>
      ) : null}
      {items.map((selection) => (
        <Sent
          key={selection.id}
          selection={selection}
          mayWrite={mayWrite}
          onRevoke={() => revoke(selection.id)}
        />
      ))}
      {sending ? (
        <Suspense>
          <SendDialog
            demandId={demandId}
            homes={sending}
            onClose={() => onSending(null)}
            onSent={onSent}
          />
        </Suspense>
      ) : null}
    </Panel>
  )
}

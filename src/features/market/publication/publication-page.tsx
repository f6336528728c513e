import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import {
  getGetMarketPublicationQueryKey,
  useGetMarketPublication,
  useRemoveMarketPublication,
  useSetMarketPublicationState,
  useUpdateMarketPublication,
} from '../../../../generated/api/market/market'
import type { MarketPublication, MarketPublicationInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { localized } from '../../../lib/localized'
import { useWrite } from '../../../lib/write'
import { findPlaces } from '../../../slots/find-places'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState, PartialBand } from '../../../ui/states'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import '../market.css'
import { LiveCard } from './live-card'
import { Pictures } from './pictures'
import { ToPublish } from './to-publish'
import { TONES } from './tones'

/** The form of one publication beside the card that agencies see. */
function Editor({
  publication,
  onSaved,
}: {
  publication: MarketPublication
  onSaved: (now: MarketPublication) => void
}) {
  const { t, i18n } = useTranslation('market')
  const navigate = useNavigate()
  const { id, version, state, doc } = publication
  const [start] = useState({ ...doc, version })
  const [typed, setTyped] = useState<MarketPublicationInput>(doc)
  const [isLeaving, setLeaving] = useState(false)
  const rest = { reads: ['market'], conflict: t('stale') }
  const save = useWrite(useUpdateMarketPublication, { ...rest, onDone: onSaved })
  const move = useWrite(useSetMarketPublicationState, {
    ...rest,
    done: (now) => t(`publication.now.${now.state}`),
    onDone: onSaved,
  })
  const remove = useWrite(useRemoveMarketPublication, {
    reads: ['market'],
    done: t('publication.removed'),
    onDone: () => void navigate(href('auth-marketplace-publicaciones')),
  })
  const isOut = state === 'published' || state === 'review'
  const busy = save.busy || move.busy
  return (
    <>
      <PageHead
        title={localized(doc.title ?? {}, i18n.language) || t('publication.untitled')}
        sub={
          <>
            <Link to={href('auth-marketplace-publicaciones')}>{t('publication.title')}</Link> ›{' '}
            {t(`category.${doc.category}`)}{' '}
            <StatusChip tone={TONES[state]}>{t(`state.${state}`)}</StatusChip>
          </>
        }
      >
        {publication.orders === 0 && (
          <Button variant="text" disabled={busy} onClick={() => setLeaving(true)}>
            {t('publication.remove')}
          </Button>
        )}
        {isOut ? (
          <Button
            disabled={busy}
            onClick={() => void move.write({ id, data: { version, state: 'paused' } })}
          >
            {t('publication.pause')}
          </Button>
        ) : (
          <Button
            variant="soft"
            disabled={busy || publication.missing.length > 0}
            onClick={() => void move.write({ id, data: { version, state: 'published' } })}
          >
            {t('publication.publish')}
          </Button>
        )}
      </PageHead>
      {state === 'rejected' && publication.rejectReason && (
        <PartialBand>{t('publication.rejected', { why: publication.rejectReason })}</PartialBand>
      )}
      {state === 'review' && <PartialBand>{t('publication.waits')}</PartialBand>}
      <div className="market-two">
        <Panel>
          <SchemaForm
            name="MarketPublicationInput"
            formId="publication"
            value={start}
            services={findPlaces}
            serverErrors={save.errors}
            disabled={save.busy}
            onChange={(_value, { raw }) => setTyped(raw as unknown as MarketPublicationInput)}
            onSubmit={(value) =>
              void save.write({
                id,
                data: { ...(value as unknown as MarketPublicationInput), version },
              })
            }
            aria-label={t('publication.form')}
          >
            <div className="market-acts">
              <Button type="submit" variant="main" busy={save.busy}>
                {t('save')}
              </Button>
            </div>
          </SchemaForm>
        </Panel>
        <div className="market-stack">
          <LiveCard doc={typed} publication={publication} />
          <Pictures publication={publication} onChanged={onSaved} />
          <ToPublish publication={publication} />
        </div>
      </div>
      {isLeaving && (
        <ConfirmDialog
          title={t('publication.remove')}
          text={t('publication.removeText')}
          cancel={t('cancel')}
          send={t('publication.remove')}
          danger
          busy={remove.busy}
          onClose={() => setLeaving(false)}
          onConfirm={() => void remove.write({ id })}
        />
      )}
    </>
  )
}

/** One of my publications. */
export default function PublicationPage() {
  const { t } = useTranslation('market')
  const { id = '' } = useParams()
  const client = useQueryClient()
  const { data, error, refetch } = useGetMarketPublication(id, { request: { silent: true } })
  return (
    <>
      <DocumentHead title={t('publication.one')} robots="noindex" />
      {error && !data && <ErrorState error={error} level={1} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={8} label={t('loading')} />}
      {data && (
        <Editor
          key={id}
          publication={data}
          onSaved={(now) => client.setQueryData(getGetMarketPublicationQueryKey(id), now)}
        />
      )}
    </>
  )
}

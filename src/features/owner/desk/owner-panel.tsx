import { lazy, Suspense, useState } from 'react'
import {
  useGetOwnerDesk,
  useRevokeOwnerLink,
  useWithdrawOwnerProposal,
} from '../../../../generated/api/owner/owner'
import { useGetProperty } from '../../../../generated/api/property/property'
import type { OwnerDesk, OwnerPerson, OwnerProposal } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date, moneyShort } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import './owner.css'
import { OWNER_READS } from './reads'

const LinkDialog = lazy(() => import('./link-dialog'))
const ProposalDialog = lazy(() => import('./proposal-dialog'))

const TONE: Record<OwnerProposal['state'], Tone> = {
  open: 'sun',
  accepted: 'ok',
  declined: 'neutral',
  talk: 'primary',
  withdrawn: 'neutral',
}

/** One owner: their page, when they opened it, and the acts on it. */
function Owner({
  owner,
  desk,
  onGive,
}: {
  owner: OwnerPerson
  desk: OwnerDesk
  onGive: (owner: OwnerPerson) => void
}) {
  const { t } = useTranslation('owner')
  const link = desk.links.find(({ contactId }) => contactId === owner.contactId)
  const standing = !link
    ? t('noPage')
    : !link.opens
      ? t('leftBehind')
      : link.openedAt
        ? t('opened', { at: date(link.openedAt, 'DD/MM/YYYY') })
        : t('notOpened')
  const [isAsked, ask] = useState(false)
  const { busy, write } = useWrite(useRevokeOwnerLink, {
    done: t('revoked'),
    reads: OWNER_READS,
    onDone: () => ask(false),
    onRefused: () => ask(false),
  })
  return (
    <li>
      <b>{owner.name}</b>
      <span className="muted">{standing}</span>
      <span className="owner-acts">
        <InlineButton onClick={() => onGive(owner)}>
          {t(link ? 'newLink' : 'give')}
          <span className="spoken"> {owner.name}</span>
        </InlineButton>
        {link ? (
          <InlineButton disabled={busy} onClick={() => ask(true)}>
            {t('revoke')}
            <span className="spoken"> {owner.name}</span>
          </InlineButton>
        ) : null}
      </span>
      {isAsked && link ? (
        <ConfirmDialog
          title={t('revokeAsk', { name: owner.name })}
          text={t('revokeText')}
          cancel={t('cancel')}
          send={t('revokeSend')}
          danger
          busy={busy}
          onClose={() => ask(false)}
          onConfirm={() => void write({ id: link.id })}
        />
      ) : null}
    </li>
  )
}

/** A price the owners were asked for, and what they said. */
function Proposal({ proposal }: { proposal: OwnerProposal }) {
  const { t } = useTranslation('owner')
  const { busy, write } = useWrite(useWithdrawOwnerProposal, {
    done: t('propose.withdrawn'),
    reads: OWNER_READS,
  })
  const { state, answeredBy, answeredAt } = proposal
  return (
    <li>
      <b className="num">{moneyShort(proposal.price)}</b>
      <StatusChip tone={TONE[state]}>{t(`enums.state.${state}`)}</StatusChip>
      <span className="muted">
        {[answeredBy, date(answeredAt ?? proposal.createdAt, 'DD/MM/YYYY')]
          .filter(Boolean)
          .join(', ')}
      </span>
      {state === 'open' ? (
        <InlineButton disabled={busy} onClick={() => void write({ id: proposal.id })}>
          {t('propose.withdraw')}
        </InlineButton>
      ) : null}
    </li>
  )
}

/** Pages of a home's owners, and the price they are asked about. */
export function OwnerPagesPanel({ propertyId, over }: { propertyId: string; over: boolean }) {
  const { t } = useTranslation('owner')
  const { data, isPending, error, refetch } = useGetOwnerDesk(propertyId, {
    request: { silent: true },
  })
  const { data: property } = useGetProperty(propertyId, { request: { silent: true } })
  const [giving, setGiving] = useState<OwnerPerson | null>(null)
  const [proposing, setProposing] = useState(false)
  const offer = property?.basics.offers.find(({ price }) => (price ?? 0) > 0)
  return (
    <Panel title={t('title')}>
      {isPending ? <SkeletonRows rows={2} label={t('loading')} /> : null}
      {error && !data ? (
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      ) : null}
      {data?.owners.length === 0 ? <p className="muted">{t('nobody')}</p> : null}
      {data && data.owners.length > 0 ? (
        <>
          <ul className="owner-rows is-bare">
            {data.owners.map((owner) => (
              <Owner key={owner.contactId} owner={owner} desk={data} onGive={setGiving} />
            ))}
          </ul>
          {data.proposals.length > 0 ? (
            <>
              <h3>{t('propose.asked')}</h3>
              <ul className="owner-rows is-bare">
                {data.proposals.slice(0, 3).map((proposal) => (
                  <Proposal key={proposal.id} proposal={proposal} />
                ))}
              </ul>
            </>
          ) : null}
          {offer && data.links.some(({ opens }) => opens) && !over ? (
            <Button onClick={() => setProposing(true)}>{t('propose.open')}</Button>
          ) : null}
        </>
      ) : null}
      <Suspense>
        {giving ? (
          <LinkDialog
            propertyId={propertyId}
            owner={giving}
            again={data?.links.some(({ contactId }) => contactId === giving.contactId) ?? false}
            onClose={() => setGiving(null)}
          />
        ) : null}
        {proposing && offer ? (
          <ProposalDialog
            propertyId={propertyId}
            offer={offer}
            onClose={() => setProposing(false)}
          />
        ) : null}
      </Suspense>
    </Panel>
  )
}

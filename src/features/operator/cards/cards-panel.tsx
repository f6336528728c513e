import { CircleCheck, CreditCard, Landmark } from 'lucide-react'
import { useState } from 'react'
import { useGetCardDesk, useCheckCards } from '../../../../generated/api/operator/operator'
import type { CardDesk } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { cents } from '../../../lib/cents'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { StatusChip } from '../../../ui/status-chip'
import { EmptyState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { ListStates } from '../list-states'
import type { Chosen } from './chosen'
import { TroubleDialog } from './trouble-dialog'

/** Money paid by card: what is the sellers', what differs from the service, what was not heard. */
export default function CardsPanel() {
  const { t } = useTranslation('operator')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const read = useGetCardDesk({ request: { silent: true } })
  const { data } = read
  const look = useWrite(useCheckCards, { done: t('cards.looked'), reads: ['operator'] })
  const isOff = data?.takesCards === false && data.troubles.length + data.payouts.length === 0
  return (
    <div className="operator-stack">
      <Panel
        title={t('room.tarjetas')}
        action={
          data?.takesCards && (
            <Button
              busy={look.busy && t('ledger.looking')}
              onClick={() => void look.write(undefined as never)}
            >
              {t('cards.look')}
            </Button>
          )
        }
      >
        <ListStates
          read={read}
          isEmpty={isOff}
          icon={CreditCard}
          none={t('cards.off')}
          noneText={t('cards.offText')}
        />
        {data && !isOff && <Sums desk={data} />}
      </Panel>
      {data && !isOff && <Troubles desk={data} onChoose={setChosen} />}
      {data && data.payouts.length > 0 && <Payouts desk={data} />}
      {chosen && <TroubleDialog {...chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

function Sums({ desk: { held, due, waiting, oldestAt } }: { desk: CardDesk }) {
  const { t } = useTranslation('operator')
  return (
    <dl className="operator-facts">
      <div>
        <dt>{t('cards.held')}</dt>
        <dd className="num">{cents(held)}</dd>
      </div>
      <div>
        <dt>{t('cards.due')}</dt>
        <dd className="num">{cents(due)}</dd>
      </div>
      <div>
        <dt>{t('cards.waiting')}</dt>
        <dd className="num">
          {oldestAt
            ? t('cards.since', { count: waiting, at: date(oldestAt, 'DD/MM/YYYY HH:mm') })
            : waiting}
        </dd>
      </div>
    </dl>
  )
}

function Troubles({
  desk: { troubles },
  onChoose,
}: {
  desk: CardDesk
  onChoose: (one: Chosen) => void
}) {
  const { t } = useTranslation('operator')
  return (
    <Panel title={t('cards.troubles')} flush>
      {troubles.length === 0 && (
        <EmptyState
          icon={CircleCheck}
          level={3}
          title={t('ledger.well')}
          text={t('cards.wellText')}
        />
      )}
      <ul className="operator-list">
        {troubles.map((trouble) => (
          <li
            key={`${trouble.subject} ${trouble.kind} ${trouble.detail ?? ''}`}
            className="operator-row"
          >
            <div>
              <h3>{t(`cards.kind.${trouble.kind}`)}</h3>
              <p className="muted num">{trouble.subject}</p>
              {trouble.detail && <p lang="en">{trouble.detail}</p>}
              <p className="muted">{t('cards.found', { day: date(trouble.foundAt) })}</p>
            </div>
            <div className="operator-end">
              {trouble.kind !== 'unchecked' && (
                <>
                  <p className="num">{t('cards.ours', { amount: cents(trouble.ours) })}</p>
                  <p className="num muted">
                    {t('cards.theirs', { amount: cents(trouble.theirs) })}
                  </p>
                </>
              )}
              <div className="operator-acts">
                {trouble.acts.map((act) => (
                  <Button
                    key={act}
                    aria-label={`${t(`cards.act.${act}`)}: ${trouble.subject}`}
                    onClick={() => onChoose({ trouble, act })}
                  >
                    {t(`cards.act.${act}`)}
                  </Button>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Payouts({ desk: { payouts } }: { desk: CardDesk }) {
  const { t } = useTranslation('operator')
  return (
    <Panel title={t('cards.payouts')} flush>
      <ul className="operator-list">
        {payouts.map(({ id, seller, amount, state, failure, at }) => (
          <li key={id} className="operator-row">
            <div>
              <h3>
                <Landmark size={16} aria-hidden /> {seller || id}
              </h3>
              {failure && <p lang="en">{failure}</p>}
            </div>
            <div className="operator-end">
              <p className="num">{cents(amount)}</p>
              <p className="muted">{date(at)}</p>
              <StatusChip tone={state === 'failed' ? 'error' : 'sun'}>
                {t(`cards.payout.${state}`)}
              </StatusChip>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

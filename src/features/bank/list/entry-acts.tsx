import { Link } from 'react-router-dom'
import type { BankEntry, BankProposal } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { size } from '../signed'
import { Certainty } from './certainty'
import type { useActs } from './use-acts'

interface Props {
  entry: BankEntry
  acts: ReturnType<typeof useActs>
  onChoose: () => void
}

/** The tab of expenses with a new one. */
const NEW_EXPENSE = '?parte=gastos&alta=1'

/** What would be sent to accept a proposal: of one in part, what the entry has. */
const accepted = ({ items, missing }: BankProposal, left: number) =>
  items.map(({ kind, recordId, open }) => ({
    kind,
    recordId,
    amount: missing === 0 ? open : left,
  }))

function Proposed({ entry, acts, onChoose, proposal }: Props & { proposal: BankProposal }) {
  const { t } = useTranslation('bank')
  const { certainty, reason, missing, items } = proposal
  const part = missing !== 0
  const who = items.map(({ number }) => number).join(', ')
  return (
    <>
      <span className="bank-why">
        <Certainty value={certainty} />
        {part ? t('missing', { amount: size(missing) }) : t(`reason.${reason}`)}
      </span>
      <Button
        disabled={acts.busy}
        aria-label={`${t(part ? 'act.part' : 'act.accept')}: ${who}`}
        onClick={() => void acts.accept(accepted(proposal, entry.left))}
      >
        {t(part ? 'act.part' : 'act.accept')}
      </Button>
      <Button
        variant="text"
        disabled={acts.busy}
        aria-label={`${t('act.refuse')}: ${who}`}
        onClick={() => void acts.patch({ refused: items.map(({ recordId }) => recordId) })}
      >
        {t('act.refuse')}
      </Button>
      <Button variant="text" disabled={acts.busy} onClick={onChoose}>
        {t('act.other')}
      </Button>
    </>
  )
}

function Unknown({ entry, acts, onChoose }: Props) {
  const { t } = useTranslation('bank')
  return (
    <>
      <span className="bank-why">{t(entry.amount < 0 ? 'noPaper' : 'noProposal')}</span>
      {entry.amount < 0 && (
        <Link className={buttonClass({})} to={NEW_EXPENSE}>
          {t('act.addExpense')}
        </Link>
      )}
      <Button variant="text" disabled={acts.busy} onClick={onChoose}>
        {t('act.choose')}
      </Button>
      {entry.left === entry.amount && (
        <Button
          variant="text"
          disabled={acts.busy}
          onClick={() => void acts.patch({ aside: true })}
        >
          {t('act.aside')}
        </Button>
      )}
    </>
  )
}

/** Why it is so, and what can be done with an entry. */
export function EntryActs(props: Props) {
  const { t } = useTranslation('bank')
  const { entry, acts, onChoose } = props
  const [match] = entry.matches
  const [proposal] = entry.proposals
  if (match)
    return (
      <>
        <span className="bank-why">
          <Certainty value={match.auto ? 100 : 60} />
          {t(match.auto ? 'alone' : `reason.${match.reason}`)}
          {entry.left !== 0 && ` · ${t('left', { amount: size(entry.left) })}`}
        </span>
        {entry.left !== 0 && (
          <Button disabled={acts.busy} onClick={onChoose}>
            {t('act.choose')}
          </Button>
        )}
        <Button variant="text" disabled={acts.busy} onClick={() => void acts.undo()}>
          {t('act.undo')}
        </Button>
      </>
    )
  if (entry.state === 'aside')
    return (
      <>
        <span className="bank-why">{t('asideWhy')}</span>
        <Button
          variant="text"
          disabled={acts.busy}
          onClick={() => void acts.patch({ aside: false })}
        >
          {t('act.back')}
        </Button>
      </>
    )
  return proposal ? <Proposed {...props} proposal={proposal} /> : <Unknown {...props} />
}

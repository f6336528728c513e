import type { BankEntry, BankProposal } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { size } from '../signed'

interface Shown {
  recordId: string
  number: string
  name: string
  amount: number
  issuedOn?: string
}

function Records({ items }: { items: readonly Shown[] }) {
  const { t } = useTranslation('bank')
  const [one] = items
  if (!one) return null
  const isOne = items.every(({ name }) => name === one.name)
  const sum = items.reduce((all, { amount }) => all + amount, 0)
  return (
    <div>
      <b>{size(sum)}</b>
      {items.length === 1 && (
        <>
          <small>
            {one.number}
            {one.issuedOn ? ` · ${date(one.issuedOn)}` : ''}
          </small>
          <small>{one.name}</small>
        </>
      )}
      {items.length > 1 && (
        <>
          <small>
            {t(isOne ? 'severalOf' : 'several', { count: items.length, name: one.name })}
          </small>
          <small>{items.map(({ number }) => number).join(', ')}</small>
        </>
      )}
    </div>
  )
}

/** What of ours an entry pays, or seems to. */
export function OurSide({
  entry,
  proposal,
}: {
  entry: BankEntry
  proposal: BankProposal | undefined
}) {
  const { t } = useTranslation('bank')
  if (entry.matches.length > 0) return <Records items={entry.matches} />
  if (entry.state === 'aside') return <div className="bank-none">{t('asideSide')}</div>
  if (proposal)
    return <Records items={proposal.items.map((one) => ({ ...one, amount: one.open }))} />
  return <div className="bank-none">{t(entry.amount < 0 ? 'noExpense' : 'noInvoice')}</div>
}

import type { BankRead } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { grouped, signed, size } from '../signed'

/** A statement as it was read: what is new in it, what it comes to, and what to look at. */
export function ReadPanel({ read }: { read: BankRead }) {
  const { t } = useTranslation('bank')
  const { iban, name, from, to, entries, known, notes, same, first } = read
  return (
    <section className="bank-read" aria-label={iban ? grouped(iban) : t('upload.unnamed')}>
      <h3>
        {iban ? grouped(iban) : t('upload.unnamed')}
        {name && ` · ${name}`}
      </h3>
      <p>
        {t('upload.period', { from: date(from), to: date(to) })} ·{' '}
        {t('upload.entries', { count: entries })}
        {known > 0 && ` · ${t('upload.known', { count: known })}`}
      </p>
      <p className="num">
        {t('upload.in', { amount: size(read.in) })} · {t('upload.out', { amount: size(read.out) })}
        {read.closing !== null && ` · ${t('upload.closing', { amount: signed(read.closing) })}`}
      </p>
      {same && <p className="bank-note">{t('upload.same')}</p>}
      {notes.map((note) => (
        <p key={note} className="bank-note">
          {t(`enums.note.${note}`)}
        </p>
      ))}
      <ul>
        {first.map(({ bookedOn, amount, text, known: there }, at) => (
          <li key={at} className={there ? 'is-known' : ''}>
            <span>{date(bookedOn)}</span>
            <span>{text}</span>
            <span className="num">{signed(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

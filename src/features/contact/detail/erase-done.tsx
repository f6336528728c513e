import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { Link } from 'react-router-dom'
import type { ContactErased, ContactMention } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Button } from '../../../ui/workspace/kit/button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

/** Where a record is looked at; null for what has no page of its own. */
function pageOf({ kind, id }: ContactMention): string | null {
  if (kind === 'contact') return href('auth-contactos-id', { id })
  if (kind === 'property' || kind === 'offer') return href('auth-cartera-inmueble-id', { id })
  if (kind === 'demand') return href('auth-cartera-demanda-id', { id })
  return kind === 'enquiry' || kind === 'conversation'
    ? `${href('auth-mensajes')}?chat=${id}`
    : null
}

/** Where their name still stands: the agency knows who is meant, we do not. */
function Mentions({ mentions, mentioned }: Pick<ContactErased, 'mentions' | 'mentioned'>) {
  const { t } = useTranslation('contact')
  return (
    <section>
      <p>{t('erase.mentioned', { count: mentioned })}</p>
      <ul className="contact-lines">
        {mentions.map((one) => {
          const page = pageOf(one)
          return (
            <li key={`${one.kind}${one.id}`}>
              <p>
                {t(`erase.kind.${one.kind}`)}:{' '}
                {page ? (
                  <Link className={inlineClass()} to={page} target="_blank">
                    {one.label}
                  </Link>
                ) : (
                  <b>{one.label}</b>
                )}{' '}
                <small className="muted num">{t('erase.times', { count: one.count })}</small>
              </p>
            </li>
          )
        })}
      </ul>
      {mentioned > mentions.length ? (
        <p className="muted">{t('erase.more', { count: mentioned - mentions.length })}</p>
      ) : null}
    </section>
  )
}

/**
 * What became of the erasure: what the law obliges to keep, what was taken out elsewhere, and where
 * the name still stands.
 */
export function EraseDone({ done, onClose }: { done: ContactErased; onClose: () => void }) {
  const { t } = useTranslation('contact')
  return (
    <Dialog title={t('erase.done')} onClose={onClose}>
      <div className="contact-dialog" role="status">
        <p>{t(done.kept.length > 0 ? 'erase.keptText' : 'erase.nothingKept')}</p>
        {done.kept.length > 0 ? (
          <ul className="contact-lines">
            {done.kept.map(({ what, why, until }) => (
              <li key={`${what}${why}`}>
                <p>
                  <b>{what}</b>{' '}
                  {until ? (
                    <small className="muted num">
                      {t('erase.until', { day: date(until, 'DD/MM/YYYY') })}
                    </small>
                  ) : null}
                </p>
                <p className="muted">{why}</p>
              </li>
            ))}
          </ul>
        ) : null}
        {done.redacted > 0 ? <p>{t('erase.redacted', { count: done.redacted })}</p> : null}
        {done.mentioned > 0 ? (
          <Mentions mentions={done.mentions} mentioned={done.mentioned} />
        ) : null}
        <DialogActs>
          <Button variant="main" onClick={onClose}>
            {t('erase.back')}
          </Button>
        </DialogActs>
      </div>
    </Dialog>
  )
}

import {
  CalendarDays,
  CircleDashed,
  FileText,
  ShieldCheck,
  UserSearch,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Move } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

const CANNOT: [string, LucideIcon][] = [
  ['buyers', Users],
  ['demands', UserSearch],
  ['agenda', CalendarDays],
  ['documents', FileText],
  ['prospects', CircleDashed],
  ['consents', ShieldCheck],
]

/** What the other program lets nobody read, each with the other way. */
export function CannotPanel({ move }: { move: Move | null }) {
  const { t } = useTranslation('move')
  return (
    <Panel title={t('cannot.title')} flush>
      <p className="move-cannot-why">{t('cannot.text')}</p>
      <ul className="move-cannot">
        {CANNOT.map(([key, Icon]) => (
          <li key={key}>
            <Icon className="icon" aria-hidden="true" />
            <div>
              <b>{t(`cannot.${key}.title`)}</b>
              <p>{t(`cannot.${key}.text`)}</p>
              {key === 'demands' && (
                <Link className={inlineClass()} to={href('auth-contactos-importar')}>
                  {t('cannot.import')}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
      {move && (
        <p className="move-foot">
          <Link
            className={inlineClass()}
            reloadDocument
            to={href('auth-help-inmovilla', {}, { guia: 1 })}
          >
            {t('key.guide')}
          </Link>
        </p>
      )}
    </Panel>
  )
}

import { Link } from 'react-router-dom'
import type { PropertyRow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { fieldOf, stepAt } from '../wizard/progress'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { Popup } from '../../../ui/workspace/kit/popup'

/** What stops a home from being published, each a link to its field. */
export function MissingMenu({ row }: { row: Pick<PropertyRow, 'id' | 'ref' | 'missing'> }) {
  const { t } = useTranslation('property')
  if (row.missing.length === 0) return null
  return (
    <Popup
      label={t('list.missingOf', { ref: row.ref })}
      className="plain-missing-menu"
      opener={(ties) => (
        <Pressable className="plain-missing" {...ties}>
          {t('list.missing', { count: row.missing.length })}
          <span className="spoken"> {row.ref}</span>
        </Pressable>
      )}
    >
      {() => (
        <ul>
          {row.missing.map((item) => {
            const step = stepAt(item.step)
            return (
              <li key={`${item.key} ${item.field}`}>
                <Link to={`${href(step.route, { id: row.id })}#${step.key}.${fieldOf(item)}`}>
                  {t(`gate.${item.key}`)}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </Popup>
  )
}

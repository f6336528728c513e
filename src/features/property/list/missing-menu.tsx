import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PropertyRow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { fieldOf, stepAt } from '../wizard/progress'
import { Pressable } from '../../../ui/kit/bare/pressable'

/** What stops a home from being published, each a link to its field. */
export function MissingMenu({ row }: { row: Pick<PropertyRow, 'id' | 'ref' | 'missing'> }) {
  const { t } = useTranslation('property')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // A page has a row of these; what opens is drawn from the first time on.
  const [used, setUsed] = useState(false)
  if (row.missing.length === 0) return null
  return (
    <>
      <Pressable
        className="pf-mi"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true)
          setAnchor(event.currentTarget)
        }}
      >
        {t('list.missing', { count: row.missing.length })}
        <span className="sr"> {row.ref}</span>
      </Pressable>
      {used ? (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': t('list.missingOf', { ref: row.ref }),
              className: 'pf-mp',
            },
          }}
        >
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
        </Popover>
      ) : null}
    </>
  )
}

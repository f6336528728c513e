import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { creationsFor } from '../create/creations'
import { addressOf, deskFor, keyOf } from '../navigation'
import { foldRail } from '../rail/rail-state'
import { useShortcutsOf, type Shortcut } from './registry'
import { useShortcutKeys } from './use-shortcut-keys'

const ShortcutDialog = lazy(() => import('./shortcut-dialog'))

/** Keys of the desk itself: its rooms, what can be made, the frame; `?` lists them. */
export function DeskShortcuts({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation(['desk', 'shell'])
  const { role } = useSession().profile
  const navigate = useNavigate()
  const [isListed, list] = useState(false)
  const shortcuts = useMemo((): Shortcut[] => {
    const go = deskFor(role).flatMap((room): Shortcut[] =>
      room.letter
        ? [
            {
              id: `go ${keyOf(room)}`,
              group: 'go',
              label: t(`shell:${room.words}`),
              keys: ['G', room.letter],
              run: () => void navigate(addressOf(room)),
            },
          ]
        : [],
    )
    const make = creationsFor(role).flatMap(({ id, letter, to }): Shortcut[] =>
      letter
        ? [
            {
              id: `new ${id}`,
              group: 'new',
              label: t(`desk:new.${id}`),
              keys: ['N', letter],
              run: () => void navigate(to()),
            },
          ]
        : [],
    )
    return [
      ...go,
      ...make,
      {
        id: 'palette',
        group: 'desk',
        label: t('shell:palette.title'),
        keys: ['Ctrl K'],
        run: onSearch,
      },
      { id: 'fold', group: 'desk', label: t('desk:fold'), keys: ['['], run: foldRail },
      {
        id: 'keys',
        group: 'desk',
        label: t('desk:keys.title'),
        keys: ['?'],
        run: () => list(true),
      },
    ]
  }, [t, role, navigate, onSearch])
  useShortcutsOf(shortcuts)
  useShortcutKeys()
  return <Suspense>{isListed ? <ShortcutDialog onClose={() => list(false)} /> : null}</Suspense>
}

import { FileText, ListChecks, PenLine, Settings2, Shuffle, UserRound } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddress } from '../use-address'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import type { InboxSlots } from '../slots'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Menu } from '../../../ui/workspace/kit/menu'
import { MenuItem } from '../../../ui/workspace/kit/menu-item'

const NewMail = lazy(() => import('./new-mail'))
const RulesDialog = lazy(() => import('../rules/rules-dialog'))

/**
 * What one does with the inbox as a whole: write to somebody, texts, who gets what, many at once.
 */
export function ListMenu({
  slots: { ContactPicker, TextsDialog },
  choosing,
  onChoosing,
}: {
  slots: InboxSlots
  choosing: boolean
  onChoosing: () => void
}) {
  const { t } = useTranslation('inbox')
  const { profile } = useSession()
  const navigate = useNavigate()
  const [shown, setShown] = useState<'texts' | 'rules' | null>(null)
  const { isWriting, write } = useAddress()
  const close = () => setShown(null)
  const item = (icon: ReactNode, words: string, act: () => void) => (
    <MenuItem onClick={act}>
      {icon}
      {t(words)}
    </MenuItem>
  )
  return (
    <>
      <IconButton label={t('menu.write')} title={t('menu.write')} onClick={() => write(true)}>
        <PenLine className="icon" aria-hidden="true" />
      </IconButton>
      <Menu
        opener={(ties) => (
          <IconButton label={t('menu.settings')} title={t('menu.settings')} {...ties}>
            <Settings2 className="icon" aria-hidden="true" />
          </IconButton>
        )}
      >
        {item(<FileText className="icon" aria-hidden="true" />, 'menu.texts', () =>
          setShown('texts'),
        )}
        {profile.role === 'ADMIN' &&
          item(<Shuffle className="icon" aria-hidden="true" />, 'menu.rules', () =>
            setShown('rules'),
          )}
        {item(
          <ListChecks className="icon" aria-hidden="true" />,
          choosing ? 'menu.chooseEnd' : 'menu.choose',
          onChoosing,
        )}
        {item(
          <UserRound className="icon" aria-hidden="true" />,
          'menu.asVisitor',
          () => void navigate(href('auth-mensajes', {}, { como: 'visitante' })),
        )}
      </Menu>
      <Suspense fallback={null}>
        {isWriting && <NewMail ContactPicker={ContactPicker} onClose={() => write(false)} />}
        {shown === 'texts' && <TextsDialog onClose={close} />}
        {shown === 'rules' && <RulesDialog onClose={close} />}
      </Suspense>
    </>
  )
}

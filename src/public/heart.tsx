import { Heart as HeartIcon } from 'lucide-react'
import type { PublicOperation } from '../../generated/model'
import { useTranslation } from '../i18n'
import { useSession } from '../lib/session'
import { classNames } from '../ui/kit/class-names'
import { buttonClass } from '../ui/kit/public/button-class'
import { Pressable } from '../ui/kit/bare/pressable'

export interface HeartProps {
  id: string
  operation: PublicOperation | null
  /** The home's title, for those who do not see the card. */
  name: string
  /** A button with a word, as beside share and print, instead of the bare heart on a picture. */
  worded?: boolean
}

/** Saves a home; filled when it is saved. What it does comes with the first press. */
export function Heart({ id, operation, name, worded = false }: HeartProps) {
  const { t } = useTranslation()
  const on = useSession().profile.favourites.includes(id)
  const press = () =>
    void import('../slots/favourite').then(({ toggleFavourite }) =>
      toggleFavourite({ id, operation }, t),
    )
  return (
    <Pressable
      className={classNames(
        worded ? buttonClass({ variant: 'text' }, 'heart-worded') : 'heart',
        on && 'on',
      )}
      aria-pressed={on}
      aria-label={t('heart.save', { name })}
      data-needs-script
      onClick={press}
    >
      <HeartIcon className="icon" aria-hidden />
      {worded ? t(on ? 'heart.saved' : 'heart.word') : null}
    </Pressable>
  )
}

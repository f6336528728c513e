import { Building2, Search, type LucideIcon } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n'
import { useListProperties } from '../../../generated/api/property/property'
import { href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { addressOf, deskFor } from './navigation'

export interface Action {
  label: string
  /** Reference and town of a home, which tell two of the same title apart. */
  note?: string
  to: string
  icon: LucideIcon
}

const SETTLED_MS = 150
const SHORTEST = 2
const HOMES_SHOWN = 6

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The typed words once the fingers rest. */
function useSettled(typed: string): string {
  const [settled, settle] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/**
 * Homes of the portfolio that hold the typed words; nobody is bothered when the server does not
 * answer.
 */
function useHomes(typed: string, allowed: boolean): Action[] {
  const asked = useSettled(typed)
  const { data } = useListProperties(
    { q: asked, limit: HOMES_SHOWN },
    {
      query: { enabled: allowed && asked.length >= SHORTEST, placeholderData: (before) => before },
      request: { silent: true },
    },
  )
  if (typed.length < SHORTEST) return []
  return (data?.items ?? []).map(({ id, ref, title, town }) => ({
    label: title || ref,
    note: [title ? ref : null, town].filter(Boolean).join(' · '),
    to: href('auth-cartera-inmueble-id', { id }),
    icon: Building2,
  }))
}

/** What the palette offers: pages by name, homes by their words, and the portfolio's own search. */
export function useActions(typed: string): Action[] {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  const wanted = typed.trim()
  const desk = useMemo(() => deskFor(profile.role), [profile.role])
  const portfolio = desk.some(({ route }) => route === 'auth-cartera')
  const homes = useHomes(wanted, portfolio)
  const pages = desk
    .map((room) => ({
      name: t(room.words),
      label: t('palette.go', { page: t(room.words) }),
      to: addressOf(room),
      icon: room.icon,
    }))
    .filter(({ name }) => plain(name).includes(plain(wanted)))
  if (!wanted || !portfolio) return pages
  return [
    ...pages,
    ...homes,
    {
      label: t('palette.search', { text: wanted }),
      to: href('auth-cartera', {}, { q: wanted }),
      icon: Search,
    },
  ]
}

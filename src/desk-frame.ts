import type { KeptMark } from './app/workspace/kept-mark'
import type { StoredProfile } from './lib/session'

/**
 * The first code of a desk page, alone in its file: it takes the frame of who is signed in out of
 * what the server sent (app/workspace/frame) and shows it until the application has drawn the desk.
 * Nobody signed in has one. It imports nothing, so that it waits for nothing; its keys are those of
 * lib/session.ts, kept-mark.ts, rail-state.ts and Material UI, to which its test holds it.
 */
function kept<T>(key: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return value && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}

/** Before the first paint: the desk's colours, which nobody should see change. */
function takeScheme(): void {
  const mode = localStorage.getItem('mui-mode')
  const isDark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

function templateOf(role: string): HTMLTemplateElement | undefined {
  const all = [...document.querySelectorAll<HTMLTemplateElement>('template[data-roles]')]
  const of = (name: string) => all.find(({ dataset }) => dataset.roles?.split(' ').includes(name))
  return of(role) ?? of('NONE')
}

/** As this person keeps the rail: folded to its pictures, or single groups. */
function foldAsKept(frame: Element): void {
  const { narrow, folded } = kept<{ narrow: boolean; folded: string[] }>('llar.rail')
  frame.querySelector('.rail')?.classList.toggle('is-narrow', narrow === true)
  for (const group of frame.querySelectorAll<HTMLElement>('[data-group]'))
    group.classList.toggle(
      'is-folded',
      Array.isArray(folded) && folded.includes(group.dataset.group ?? ''),
    )
}

/** A picture in the place of letters; it has the look of what it replaces. */
function picture(place: Element, src: string): void {
  const image = document.createElement('img')
  image.className = place.className
  image.src = src
  image.alt = ''
  place.replaceWith(image)
}

/** The agency's mark as this browser saw it last, where it is still theirs. */
function showMark(frame: Element, agencyId: string | undefined): void {
  const mark = kept<KeptMark>('llar.mark')
  if (agencyId === undefined || mark.agencyId !== agencyId) return
  for (const place of frame.querySelectorAll('.agency-mark')) {
    const [name, logo] = [place.querySelector('b'), place.querySelector('.agency-logo')]
    if (!name || !logo) continue
    name.textContent = mark.name ?? ''
    if (mark.places && mark.lang === document.documentElement.lang) {
      const places = document.createElement('small')
      places.textContent = mark.places
      name.after(places)
    }
    if (mark.logo) picture(logo, mark.logo)
    else logo.textContent = mark.initials ?? ''
  }
}

/** Who is signed in: their picture, else the first letters of two names (ui/person-mark.ts). */
function showPerson(frame: Element, person: Partial<StoredProfile>): void {
  const place = frame.querySelector('.avatar')
  if (!place) return
  if (person.avatar) {
    picture(place, person.avatar)
    return
  }
  const { first_name = '', last_name = '', email = '' } = person
  const words = (`${first_name} ${last_name}`.trim() || email).split(/\s+/).slice(0, 2)
  place.textContent = words
    .map(([first = '']) => first)
    .join('')
    .toLocaleUpperCase()
}

/** The frame goes in the moment in which the desk, or what went wrong, stands there. */
function leaveWithDesk(frame: Element, root: Element): void {
  const watch = new MutationObserver(() => {
    if (!root.querySelector('main')) return
    watch.disconnect()
    frame.remove()
  })
  watch.observe(root, { childList: true, subtree: true })
}

function showFrame(): void {
  const root = document.getElementById('root')
  const profile = kept<StoredProfile>('llar.profile')
  const { token, role } = profile
  const template = token ? templateOf(role || 'NONE') : undefined
  if (!root || !template) return
  takeScheme()
  const frame = document.createElement('div')
  frame.append(template.content.cloneNode(true))
  foldAsKept(frame)
  showMark(frame, profile.agency_ids?.[0])
  showPerson(frame, profile)
  root.before(frame)
  leaveWithDesk(frame, root)
}

showFrame()

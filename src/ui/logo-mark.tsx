import { getSite } from '../lib/site'

/**
 * The mark of the configuration, else Llar's: a Balearic doorway with a flame, arch in primary,
 * flame in sun. Never on a photo.
 */
export function LogoMark({ size = 32 }: { size?: number }) {
  const { logo } = getSite()
  if (logo) return <img src={logo} width={size} height={size} alt="" />
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M3 29V16a13 13 0 0 1 26 0v13z" fill="var(--c-primary)" />
      <path d="M9.5 29V17.2a6.5 6.5 0 0 1 13 0V29z" fill="var(--c-bg)" />
      <path
        d="M16 16.6c2.9 3 4.3 5.300 4.300 7.700a4.300 4.300 0 0 1-8.600 0c0-1.400.6-2.600 1.600-3.600.3 1 .8 1.600 1.500 1.900-.2-2.200.1-4.200 1.200-6z"
        fill="var(--c-sun)"
      />
    </svg>
  )
}

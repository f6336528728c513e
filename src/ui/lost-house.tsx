/**
 * The doorway of the mark, dark and with its flame out on the step: the picture of a page that is
 * not there.
 */
export function LostHouse() {
  return (
    <svg width="200" height="150" viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <path d="M10 132h180" stroke="var(--c-line)" strokeWidth="2" strokeLinecap="round" />
      <path d="M58 132V76a42 42 0 0 1 84 0v56z" fill="var(--c-primary)" />
      <path d="M79 132V80a21 21 0 0 1 42 0v52z" fill="var(--c-bg)" />
      <path d="M79 132V80a21 21 0 0 1 21-21v73z" fill="var(--c-primary-soft)" />
      <circle cx="95" cy="100" r="2.5" fill="var(--c-primary)" />
      <path
        d="M150 112c4 4 6 7.300 6 10.700a6 6 0 0 1-12 0c0-2 .9-3.700 2.200-5 .5 1.400 1.200 2.200 2.200 2.600-.3-3 .1-5.900 1.600-8.300z"
        fill="var(--c-sun)"
      />
      <path d="M30 132c0-14 6-22 6-34 0 12 8 20 8 34z" fill="var(--c-ok)" opacity=".55" />
    </svg>
  )
}

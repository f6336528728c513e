import { Button } from './kit/button'

/** What `usePages` says of the pages that are still to come. */
interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Asks for the next page of a list, and keeps the focus meanwhile; nothing at its end. */
export function More({
  pages: { hasNextPage, isFetchingNextPage, fetchNextPage },
  words,
  className,
  quiet = false,
}: {
  pages: Pages
  words: string
  /** Where it stands. */
  className?: string
  /** Among what is small: a button of text. */
  quiet?: boolean
}) {
  if (!hasNextPage) return null
  return (
    <div className={className}>
      <Button
        {...(quiet && { variant: 'text' as const })}
        aria-disabled={isFetchingNextPage}
        onClick={() => {
          if (!isFetchingNextPage) void fetchNextPage()
        }}
      >
        {words}
      </Button>
    </div>
  )
}

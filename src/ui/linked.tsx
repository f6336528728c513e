const BESIDE = { target: '_blank', rel: 'noopener' }

/**
 * A sentence of words with `<a>…</a>` in it, linked to one address; without an address the words
 * stand plain. It opens beside the page, because such sentences stand below half-filled forms; a part
 * of the page itself (`#…`) does not.
 */
export const Linked = ({ text, to }: { text: string; to: string | null }) =>
  text.split(/<\/?a>/).map((part, index) =>
    index % 2 === 1 && to ? (
      <a key={index} href={to} {...(to.startsWith('#') ? {} : BESIDE)}>
        {part}
      </a>
    ) : (
      part
    ),
  )

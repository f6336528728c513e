/**
 * What every page of either face needs, in one chunk: small files packed together weigh 3 kB less
 * than apart. What only some pages use (mutations, infinite lists, calls) stays out, or every
 * visitor would carry it.
 */
export const CORE = [
  /query-core[\\/].*[\\/](query|queryClient|queryCache|queryObserver|mutation|mutationCache|hydration|utils|retryer|removable|subscribable|infiniteQueryBehavior|\w+Manager)\.js$/,
  /react-query[\\/].*[\\/](QueryClientProvider|useBaseQuery|useQuery|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider)\.js$/,
  /src[\\/]ui[\\/]light-icon\.ts$/,
  /src[\\/]lib[\\/](api-error|dialog|format|href|http|message|paths|query-string|search-path|session|sign-in|site|use-settled)\.ts$/,
  /src[\\/]i18n[\\/](index|language|spoken|use-translation|words)\.ts$/,
  /src[\\/]app[\\/]kept-state\.ts$/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](x|search|house|heart|scale|globe|chevron-left|chevron-right|chevron-down)\./,
  /src[\\/](ui[\\/]document-head|lib[\\/]part)\.tsx$/,
  /generated[\\/]api[\\/](listing|place)[\\/]/,
  // Fields with their words, and forms, come with what has them: nothing of the first view does.
  /src[\\/]ui[\\/]kit[\\/](bare[\\/](?!bare-form)|public[\\/](?!field|text-field|text-area|select-field|tab)|class-names)/,
]

/** What every page with homes on it needs, packed together for the same reason. */
export const CARDS = [
  /src[\\/]features[\\/]listing[\\/]card[\\/]/,
  /src[\\/]features[\\/]listing[\\/]compare[\\/](compare-button|compared|compare-path)\.tsx?$/,
  /src[\\/]features[\\/]listing[\\/](text-in|silent)\.ts$/,
  /src[\\/]features[\\/]saved[\\/].*heart/,
  /src[\\/]public[\\/](public-layout|header|navigation|language-links|language-menu|account-button)\.tsx?$/,
  /src[\\/]features[\\/]listing[\\/](compare[\\/]compared-tray|later-states)\.tsx$/,
  /src[\\/]public[\\/]styles[\\/](base|card|fields|footer|header|header-menu|listing)\.css/,
]

/**
 * Chunks that every page begins with; cards and the words of a search every public one that shows
 * homes.
 */
export const EVERYWHERE = /(rolldown-runtime|react|core|loader|router|cards|searching)-[\w-]+\.js$/

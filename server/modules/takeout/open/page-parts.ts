/** What the first page tells of, in this order; its words stand in `messages/`. */
export const PARTS_OF_PAGE = [
  { file: 'manifest.json', key: 'pageManifest' },
  { file: 'data/', key: 'pageData' },
  { file: 'kyero.xml', key: 'pageKyero' },
  { file: 'contacts.vcf', key: 'pageContacts' },
  { file: 'calendar.ics', key: 'pageCalendar' },
  { file: 'website.zip', key: 'pageWebsite' },
  { file: 'csv/', key: 'pageCsv' },
  { file: 'consents/', key: 'pageConsents' },
  { file: 'media/', key: 'pageMedia' },
  { file: 'documents/', key: 'pageDocuments' },
] as const

/** One language at a time, by the button that is on. */
export const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.2rem }
table { border-collapse: collapse } th, td { border-top: 1px solid #ccc; padding: .5rem; text-align: left }
th { font-weight: 400; white-space: nowrap } li { margin: .25rem 0; overflow-wrap: anywhere }
label { margin-right: 1rem } span[lang] { display: none }
#es:checked ~ main span[lang=es], #en:checked ~ main span[lang=en],
#ca:checked ~ main span[lang=ca], #de:checked ~ main span[lang=de] { display: inline }
`

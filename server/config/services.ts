/** A Firebase project. All of it is public: the browser gets it with the page. */
export interface FirebaseSettings {
  projectId: string
  apiKey: string
  /** Host of the sign-in helper, without a scheme. */
  authDomain: string
  appId: string | null
  messagingSenderId: string | null
  databaseUrl: string | null
}

/** Who may vouch for people; nothing of it means: e-mail and password alone. */
export interface IdentitySettings {
  firebase: FirebaseSettings | null
  /** Where Firebase's public keys are, when not at Google: a double while testing. */
  firebaseJwksUrl: string | null
  /** Client ids whose tokens of Google or Apple themselves are taken. */
  googleClientIds: string[]
  appleClientIds: string[]
}

/** A bucket of a store that speaks S3's API. */
export interface FileStoreSettings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * How `env.ts` reads one setting: its text, or an address of one of the protocols; faults are
 * collected.
 */
export interface Reader {
  text(name: string, otherwise: string): string
  address(name: string, protocols: string[]): string | null
  faults: string[]
  production: boolean
}

const HOST = /^[a-z0-9.-]+(?::\d+)?$/i
const list = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function readFirebase({ text, address, faults }: Reader): FirebaseSettings | null {
  const projectId = text('FIREBASE_PROJECT_ID', '')
  const apiKey = text('FIREBASE_API_KEY', '')
  if (projectId === '' && apiKey === '') return null
  if (projectId === '' || apiKey === '')
    faults.push('FIREBASE_PROJECT_ID and FIREBASE_API_KEY go together')
  const authDomain = text('FIREBASE_AUTH_DOMAIN', `${projectId}.firebaseapp.com`)
  // Both become part of the page's policy and of the issuer's address.
  if (!/^[a-z0-9-]*$/.test(projectId))
    faults.push('FIREBASE_PROJECT_ID has small letters, digits and dashes only')
  if (!HOST.test(authDomain))
    faults.push('FIREBASE_AUTH_DOMAIN must be a host such as project.firebaseapp.com')
  return {
    projectId,
    apiKey,
    authDomain,
    appId: text('FIREBASE_APP_ID', '') || null,
    messagingSenderId: text('FIREBASE_MESSAGING_SENDER_ID', '') || null,
    databaseUrl: address('FIREBASE_DATABASE_URL', ['https:', 'http:']),
  }
}

/** The settings of sign-in with Google and Apple. */
export function readIdentity(reader: Reader): IdentitySettings {
  const { text, address, faults, production } = reader
  const firebaseJwksUrl = address('FIREBASE_JWKS_URL', ['http:', 'https:'])
  if (production && text('FIREBASE_AUTH_EMULATOR_HOST', '') !== '')
    faults.push(
      'FIREBASE_AUTH_EMULATOR_HOST cannot be set in production: the emulator signs nothing',
    )
  if (production && firebaseJwksUrl !== null)
    faults.push('FIREBASE_JWKS_URL cannot be set in production: the keys are at Google')
  return {
    firebase: readFirebase(reader),
    firebaseJwksUrl,
    googleClientIds: list(text('GOOGLE_CLIENT_IDS', '')),
    appleClientIds: list(text('APPLE_CLIENT_IDS', '')),
  }
}

/** The bucket files are kept in, null for the folder in DATA_DIR. */
export function readFileStore({ text, address, faults }: Reader): FileStoreSettings | null {
  const endpoint = address('S3_ENDPOINT', ['https:', 'http:'])
  const [bucket, accessKeyId, secretAccessKey] = [
    text('S3_BUCKET', ''),
    text('S3_ACCESS_KEY_ID', ''),
    text('S3_SECRET_ACCESS_KEY', ''),
  ]
  if (endpoint === null && bucket === '') return null
  if (
    endpoint === null ||
    !/^[a-z0-9][a-z0-9.-]+$/.test(bucket) ||
    accessKeyId === '' ||
    secretAccessKey === ''
  ) {
    faults.push(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together; a ' +
        'bucket has small letters, digits, dots and dashes',
    )
  }
  return {
    endpoint: endpoint ?? '',
    bucket,
    region: text('S3_REGION', 'us-east-1'),
    accessKeyId,
    secretAccessKey,
  }
}

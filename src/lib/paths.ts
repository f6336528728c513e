/** Every route of the specification (section 2), and the only place a path is written. */
const LIST = [
  '/',
  '/externo',
  '/faq',
  '/maps',
  '/contacto',
  '/nosotros',
  '/servicios',
  '/construccion',
  '/inmueble/:id',
  '/busqueda/:operation/:slug',
  '/program',
  '/alquiler-seguro',
  '/alquiler-seguro/formulario',
  '/alquiler-seguro/documentos/:token',
  '/politica-de-cookies',
  '/politica-de-privacidad',
  '/condiciones',
  '/QR_TEMPLATES/print-template',
  '/auth/mobile',
  '/auth/analisis',
  '/auth/contabilidad',
  '/auth/help/inmovilla',
  '/auth/cartera/inmueble/:id/imprimir-pdf',
  '/auth/mensajes',
  '/auth/busquedas',
  '/auth/guardados',
  '/auth/historial',
  '/auth/web',
  '/auth/web/custom-web',
  '/auth/web/vista-previa',
  '/auth/web/plantilla',
  '/auth/web/plantilla/contenido',
  '/auth/web/plantilla/secciones',
  '/auth/agenda',
  '/auth/agenda/create',
  '/auth/agenda/details',
  '/auth/perfil',
  '/auth/perfil/agentes',
  '/auth/perfil/empresa',
  '/auth/perfil/inmobiliaria',
  '/auth/perfil/suscripcion',
  '/auth/cartera',
  '/auth/cartera/demanda/:id',
  '/auth/cartera/inmueble/:id',
  '/auth/cartera/inmueble/:id/imprimir',
  '/auth/cartera/inmueble/editar/:id',
  '/auth/cartera/inmueble/editar/:id/step-2',
  '/auth/cartera/inmueble/editar/:id/step-3',
  '/auth/cartera/inmueble/editar/:id/step-4',
  '/auth/cartera/inmueble/editar/:id/step-5',
  '/auth/cartera/inmueble/editar/:id/step-6',
  '/auth/cartera/inmueble/editar/:id/step-7',
  '/auth/cartera/inmueble/editar/:id/step-8',
  '/auth/contactos',
  '/auth/contactos/:id',
  '/auth/contactos/importar',
  '/auth/dashboard',
  '/auth/dashboard/success/:id',
  '/auth/formacion',
  '/auth/integrations',
  '/auth/integrations/:id',
  '/auth/integrations/editar/:id',
  '/auth/conectar',
  '/auth/conexiones',
  '/auth/marketplace',
  '/auth/marketplace/:id',
  '/auth/marketplace/:id/success',
  '/auth/marketplace/ganancias',
  '/auth/marketplace/pedidos',
  '/auth/marketplace/pedidos/:id',
  '/auth/marketplace/publicaciones',
  '/auth/marketplace/publicaciones/:id',
  '/auth/referido/historial',
  '/auth/referido/:id/success',
  '/auth/referido/inmueble',
  '/auth/referido/inmueble/:id',
  '/auth/referido/inmueble/:id/step-2',
  '/auth/lloguer-segur',
  '/auth/propuestas',
  '/auth/propuestas/:id',
  '/auth/operador',
  '/auth/courses/my-courses',
  '/auth/courses/my-courses/:id',
  '/auth/courses/group-courses',
  '/auth/courses/group-courses/:id',
  '/auth/courses/single-courses',
  '/auth/courses/single-courses/:id',
] as const

type Dashed<Path extends string> = Path extends `${infer Before}/${infer After}`
  ? `${Dashed<Before>}-${Dashed<After>}`
  : Path extends `:${infer Name}`
    ? Name
    : Path
type NameOf<Path extends string> = Path extends '/'
  ? 'index'
  : Path extends `/${infer Rest}`
    ? Dashed<Rest>
    : never

/**
 * A route's name is its path with dashes, parameters without their colon: `/inmueble/:id` →
 * `inmueble-id`.
 */
export type RouteName = NameOf<(typeof LIST)[number]>

const nameOf = (path: string): string =>
  path.slice(1).replaceAll('/', '-').replaceAll(':', '') || 'index'

/** Paths by name. Spanish carries no prefix, the other languages one (src/i18n). */
export const PATHS = Object.fromEntries(LIST.map((path) => [nameOf(path), path])) as Record<
  RouteName,
  string
>

/** Where the desk's addresses begin. */
export const DESK = '/auth'

/** Whether a path that all languages share lies in the desk, known there or not. */
export const isDesk = (path: string): boolean => path === DESK || path.startsWith(`${DESK}/`)

/** Routes under /auth that the specification leaves without the guard. */
export const UNGUARDED: readonly RouteName[] = [
  'auth-mobile',
  'auth-analisis',
  'auth-contabilidad',
  'auth-help-inmovilla',
  'auth-cartera-inmueble-id-imprimir-pdf',
]

/**
 * Whether the guard `auth` stands before a route: its name starts with auth- and it is not
 * excepted.
 */
export const isGuarded = (name: RouteName): boolean =>
  name.startsWith('auth-') && !UNGUARDED.includes(name)

// Words of the shell: menu, navbar, sign-in, pages without a list.
import type { app as en } from '../en/app.ts';

export const app: typeof en = {
  product: 'Herald',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  skip: 'Saltar al contenido',
  menuFailed: 'Los datos del menú no se cargaron bien',
  language: 'Idioma',
  languageSwitched: 'Idioma cambiado correctamente',
  unread: '{{count}} mensajes sin leer',
  account: 'Su cuenta',
  logOut: 'Salir',
  titles: {
    content: 'Contenido del departamento',
    mine: 'Mi contenido',
    drafts: 'Mis borradores',
    schedule: 'Publicaciones programadas',
    history: 'Historial de publicaciones',
    compose: 'Nuevo contenido',
    accounts: 'Vincular una cuenta',
    brakes: 'Frenos',
    messages: 'Mensajes',
    login: 'Acceso',
    authorised: 'Autorización',
    notFound: 'Página no encontrada',
    noPermission: 'Sin permiso',
    screenshot: 'Captura de página',
  },
  login: {
    going: 'Abriendo la página de acceso…',
    again: 'Volver a iniciar sesión',
    failed: 'No se pudo iniciar sesión',
    hasError: 'Has Error',
    verificationFailed: 'La verificación falló; vuelva a iniciar sesión',
    rolesMissing: 'Los roles no pueden estar vacíos',
    loop: 'El inicio de sesión volvió aquí una y otra vez. Un administrador debe revisar la configuración de acceso.',
  },
  stay: {
    title: 'Sesión cerrada',
    again: 'Volver a iniciar sesión',
    cancel: 'Cancelar',
    here: 'Su sesión está cerrada. Todo lo que escribió sigue aquí; inicie sesión en otra ventana y continúe aquí.',
    beside: 'Iniciar sesión en otra ventana',
  },
  authorised: {
    pasteTitle: 'Aún no se ha vinculado nada',
    paste:
      'Herald espera esta respuesta. Copie la dirección completa de esta página, péguela en el formulario de Herald y cierre esta ventana.',
    agreed: 'Aceptado. Ahora elija qué vincular.',
    goOn: 'Elegir qué vincular',
    checking: 'Consultando a Herald…',
    close: 'Listo. Cierre esta ventana y vuelva a Herald.',
    failed: 'La autorización no funcionó',
    again: 'Cierre esta ventana y comience de nuevo la autorización en Herald.',
    spent:
      'Esta autorización ya se usó y no sirve otra vez. Si su cuenta no está entre las vinculadas, cierre esta ventana y empiece de nuevo en Herald.',
    over: 'Esta autorización tardó demasiado y ha caducado; no se vinculó nada. Cierre esta ventana y empiece de nuevo en Herald.',
    elsewhere:
      'Esta autorización la empezó otra persona; no se vinculó nada. Entre en Herald como esa persona o empiece una propia.',
    unknown:
      'Herald no conoce esta autorización; no se vinculó nada: no la pegue en ningún sitio. Cierre esta ventana y, si quiere vincular una cuenta, empiece en Herald.',
    unasked: 'No se pudo preguntar a Herald por esta autorización. Vuelva a cargar la página en un momento.',
  },
  notFound: {
    text: 'El administrador dice que no puede entrar en esta página...',
    advice: 'Compruebe la dirección o vuelva al inicio.',
    home: 'Volver al inicio',
  },
  noPermission: {
    text: 'No tiene permiso para esta página.',
    advice: 'Si es un error, contacte con su responsable.',
    back: 'Volver',
    home: 'Inicio',
    picture: 'Ver una imagen',
    pictureTitle: 'Una puerta cerrada',
  },
  broken: {
    title: 'Esta página ha fallado',
    text: 'Algo falló en esta página. Vuelva a cargarla; lo guardado está a salvo.',
    reload: 'Recargar',
  },
};

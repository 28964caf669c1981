// Why there is no picture of a page, or only a drawn one, in Spanish.
import type { PictureSentences } from '../keys.ts';

export const picturesEs: PictureSentences = {
  'picture-no-browser':
    'No se pudo iniciar ningún navegador para tomar la captura. Avise a quien administra Herald; el registro del proceso de envío dice por qué.',
  'picture-closed': 'La dirección lleva al interior de una red o a ninguna página: no se abre.',
  'picture-unreachable': 'La página no respondió. Ábrala usted para ver si está.',
  'picture-too-slow': 'La página no estuvo lista a tiempo. Inténtelo más tarde o ábrala usted.',
  'picture-too-large': 'La página ocupó más memoria de la permitida. Ábrala usted.',
  'picture-error': 'La página respondió con un error. Ábrala usted para ver si está.',
  'picture-sign-in': 'La página solo se muestra a lectores con sesión iniciada.',
  'picture-other-words':
    'La página no muestra las palabras de esta publicación: un inicio de sesión, un aviso u otra página. Ábrala usted.',
  'picture-no-address': 'La plataforma no dio ninguna dirección pública a la publicación.',
  'picture-not-live': 'En ese momento ya no estaba publicada.',
  'picture-missed': 'En ese momento Herald no estaba en marcha. Vea la imagen siguiente.',
  'picture-owner-only': 'Solo el titular de la cuenta ve esta página, así que no se hace ninguna captura.',
  'picture-not-told': 'No se pudo consultar ni la página ni la plataforma. Mírelo allí usted.',
  'picture-begun': 'La página solo muestra el comienzo de esta publicación y puede ser otra. Ábrala usted.',
  'picture-unsure':
    'No se puede asegurar que la página muestre esta publicación: puede ser otra parecida. Ábrala usted.',
  'picture-off': 'Las capturas están desactivadas aquí. Abra la página usted.',
};

// Words of the blocks for pictures, video and cover, and of their uploads.
import type { upload as en } from '../en/upload.ts';

export const upload: typeof en = {
  title: 'Imágenes',
  choose: 'Añadir imágenes',
  drop: 'o suéltelas o péguelas aquí, hasta 3 a la vez',
  alt: 'Describa la imagen',
  altOf: 'Descripción de {{name}}',
  moveLeft: 'Mover {{name}} a la izquierda',
  moveRight: 'Mover {{name}} a la derecha',
  remove: 'Quitar {{name}}',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  waiting: 'En espera',
  checking: 'Comprobando',
  lookedAt: 'Recibido, en revisión',
  tray: {
    title: 'Subidas',
    arrived: '{{name}} se ha recibido. Abra una publicación para añadirlo.',
    addHere: 'Añadir a esta publicación',
    stopped: '{{name}} se detuvo en el {{percent}} %. Elija el mismo archivo y seguirá desde ahí.',
    lookedAt: '{{name}} se ha recibido entero y está en revisión.',
    forget: 'Descartar',
  },
  video: {
    title: 'Vídeo',
    choose: 'Añadir un vídeo',
    drop: 'mp4, mov o webm; también puede soltarlo o pegarlo aquí',
    alt: 'Describa el vídeo (se muestra en {{channels}})',
    remove: 'Quitar',
  },
  film: {
    checking: 'Comprobando el contenido del vídeo…',
    unchecked: 'No se pudo comprobar el contenido del vídeo. Revise la conexión e inténtelo de nuevo.',
    converting:
      'Convirtiendo a H.264: {{percent}} %. Guardar y publicar esperan a que termine; el original se conserva.',
    progress: 'Conversión',
    offered: 'Conviene convertir este vídeo antes de enviarlo:',
    cancelled: 'La conversión se canceló: el vídeo se envía tal como está. Un canal puede rechazarlo:',
    convert: 'Convertir a H.264',
    cancel: 'Cancelar la conversión',
    converted: 'Convertido a H.264. El original, {{name}} ({{size}} MB), se conserva.',
    useOriginal: 'Enviar el original a todos',
    verdict: {
      original: 'El original va a {{original}}.',
      converted: 'El vídeo convertido va a {{converted}}.',
      for: 'Se debe convertir para {{needing}}.',
      isFor: 'Se convierte para {{needing}}.',
    },
    why: {
      codec: 'Está guardado como {{codec}}, que no todas las plataformas reproducen.',
      highRange: 'Tiene alto rango dinámico (HDR), que se ve pálido en la mayoría de las pantallas.',
      colours: 'Sus colores están guardados como {{layout}}, que muchos reproductores no muestran.',
      sides: 'Máximo en {{channels}}: {{limit}} píxeles por lado.',
      width: 'Máximo en {{channels}}: {{limit}} píxeles de ancho.',
      size: 'Máximo en {{channels}}: {{limit}} MB.',
      container: 'En {{channels}} no se admiten archivos {{ending}}.',
      filmCodec: 'Para {{channels}}, el vídeo debe estar en {{limit}}; este está en {{is}}.',
      framesFew: 'En {{channels}} se piden al menos {{limit}} fotogramas por segundo; tiene {{is}}.',
      framesMany: 'En {{channels}} se admiten {{limit}} fotogramas por segundo como máximo; tiene {{is}}.',
      bitRate: 'En {{channels}} se admiten {{limit}} Mbit/s como máximo; tiene {{is}} Mbit/s.',
      sound: 'Para {{channels}}, el sonido debe estar en {{limit}}; está en {{is}}.',
      sampleRate: 'En {{channels}} se admite el sonido a {{limit}} kHz como máximo; tiene {{is}} kHz.',
    },
    failed: {
      unreadable:
        'No se pudo convertir porque el vídeo no se puede leer entero. Expórtelo de nuevo en H.264 y súbalo.',
      failed:
        'La conversión no salió completa. Inténtelo de nuevo; si vuelve a fallar, exporte el vídeo en H.264 y súbalo.',
      tooOften:
        'La conversión se interrumpió varias veces. Exporte el vídeo en H.264 y súbalo, o inténtelo más tarde.',
      fileGone: 'El archivo ya no está en el almacén. Quite el vídeo y súbalo de nuevo.',
    },
  },
  library: {
    title: 'Subir a la biblioteca',
    choose: 'Subir archivos',
    drop: 'o suéltelos aquí, hasta 3 a la vez: {{types}}',
  },
  cover: {
    title: 'Portada',
    choose: 'Añadir una portada',
    replace: 'Otra portada',
    drop: 'o suéltela aquí',
    shownBy: 'Se muestra en {{channels}}',
    remove: 'Quitar la portada',
  },
};

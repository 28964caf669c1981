// What is refused in administration, and in signing in by a call, in Spanish.
import type { PeopleSentences } from '../keys.ts';

export const peopleEs: PeopleSentences = {
  'account-taken': 'El usuario {account} ya existe. Elija otro.',
  'name-taken': '«{name}» ya está en uso. Elija otro nombre.',
  'role-in-use': 'Todavía hay {count} {count|persona|personas} con el rol «{name}». Quítelo primero.',
  'changed-meanwhile':
    'No se guardó nada: entretanto {who} cambió lo mismo ({at}). Lo que escribió sigue aquí; cargue la versión actual y cámbielo de nuevo.',
  'button-has-children':
    'Un botón no tiene nada debajo. Mueva antes a otro lugar lo que hay debajo de esta entrada.',
  'entry-has-children':
    'Hay otras entradas debajo de esta. Elimínelas primero, o elimínela con todo lo que tiene debajo.',
  'department-in-use':
    'Todavía hay personas o contenido en «{name}». Solo se puede eliminar un departamento vacío.',
  'last-administrator':
    'No quedaría nadie que pueda administrar personas y roles. Dé antes ambos permisos a otra persona.',
  'right-lost':
    'Nadie podría volver a dar este permiso: {detail}. Déselo antes a otro rol, y ese rol a alguien que administre personas.',
  'rights-beyond': 'Solo puede dar los permisos que usted tiene. Le falta: {detail}',
  'restriction-own':
    'Usted también está bajo esta restricción y no puede quitarla: {detail}. Pídaselo a un administrador que no lo esté.',
  'person-beyond': '{name} tiene más permisos que usted. Pídaselo a un administrador que tenga los mismos.',
  'not-oneself': 'Esto no se puede hacer a uno mismo. Pídaselo a otro administrador.',
  'password-wrong': 'La contraseña anterior no es correcta.',
  'password-own':
    'Su propia contraseña se cambia en la página «Cambiar contraseña» con la anterior. No se guardó nada.',
  'password-known':
    'La cuenta «{account}» ya existe y tiene contraseña. Deje la contraseña vacía: sigue como está.',
  'password-common':
    'Esta contraseña está entre las primeras que cualquiera prueba, o es una de ellas con una cifra o un signo añadido. Elija otra: por ejemplo, varias palabras que nadie espera juntas.',
  'password-elsewhere': 'Su contraseña está en el proveedor de inicio de sesión. Cámbiela allí.',
  'not-in-directory': 'El directorio de personal no conoce a «{account}».',
  'directory-absent':
    'Su proveedor de inicio de sesión no nos muestra ningún directorio. Rellene los campos a mano.',
  'entry-below-itself': 'Una entrada no puede estar debajo de sí misma.',
  'password-needed':
    'Hace falta una primera contraseña: el directorio de personal aún no conoce a «{account}».',
  'identity-needed':
    'Escriba el identificador con el que su proveedor de inicio de sesión conoce a esta persona (sub).',
  'sign-in-refused': 'El usuario o la contraseña no son correctos.',
  'signed-in-otherwise':
    'Este navegador tiene ahora la sesión de {name}, así que esta página ya no puede hacer nada. Lo que escribió sigue aquí; copie lo que necesite y vuelva a cargarla.',
  'tried-too-often': 'Demasiados intentos fallidos. Espere {minutes} {minutes|minuto|minutos}.',
  'term-in-use':
    'Hay {count} {count|contenido|contenidos} en «{name}». {count|Conservaría|Conservarían} el nombre, pero no se podría asignar a nada nuevo.',
  'term-fixed': '«{name}» no se puede renombrar ni eliminar.',
  'not-a-reader':
    'Alguna de las personas que menciona no puede ver este contenido, así que la nota no se guardó. Quite el nombre y envíela de nuevo.',
};

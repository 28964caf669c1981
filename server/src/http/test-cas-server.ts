// A CAS server written by others (Debian's python3-django-cas-server), in a folder of its own, for tests; gone when we are.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../db/free-port.ts';
import { findMissing, succeeds } from '../test-apt.ts';

const run = promisify(execFile);
const readyWithinMs = 60_000;
/** Apt's own, which knows what apt installs; another may stand before it in PATH. */
const python = '/usr/bin/python3';

export const casPerson = { account: 'ana', password: 'Ana-at-CAS-2026!' };
export type CasServer = { address: string; stop(): Promise<void> };

/** The reason where there can be none here; tests are skipped then, aloud. */
export async function startCasServer(origin: string): Promise<CasServer | { absent: string }> {
  const absent = await findMissing({
    packages: ['python3-django-cas-server'],
    areThere: () => succeeds(python, '-c', 'import cas_server'),
    say: (line) => console.error(`CAS: ${line}`),
  });
  if (absent !== null) {
    console.error(`CAS: SKIPPED, single sign-on by a real CAS server is not tested: ${absent}`);
    return { absent };
  }
  const folder = await mkdtemp(join(tmpdir(), 'herald-cas-'));
  await writeFile(join(folder, 'site_settings.py'), settings(folder));
  await writeFile(join(folder, 'site_urls.py'), urls);
  await writeFile(join(folder, 'prepare.py'), prepare(origin));
  const inside = ['DJANGO_SETTINGS_MODULE=site_settings', `PYTHONPATH=${folder}`, python];
  const here = { cwd: folder };
  await run('env', [...inside, '-m', 'django', 'migrate', '--verbosity', '0'], here);
  await run('env', [...inside, 'prepare.py'], here);
  const port = await freePort();
  const serve = ['-m', 'django', 'runserver', '--noreload', `127.0.0.1:${port}`];
  // Dies with us, however we die.
  const whole = ['--pdeathsig', 'KILL', 'env', ...inside, ...serve];
  const child = spawn('setpriv', whole, { ...here, stdio: 'ignore' });
  const stop = async () => {
    const gone = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.kill('SIGKILL')) await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}/cas`;
  const late = performance.now() + readyWithinMs;
  while (!(await answers(`${address}/login`))) {
    if (performance.now() > late || child.exitCode !== null) {
      await stop();
      throw new Error('the CAS server did not start');
    }
    await pause(200);
  }
  return { address, stop };
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** It asks nobody else anything: no newer version of itself, no style sheets from elsewhere. */
const settings = (folder: string) => `
SECRET_KEY = 'for tests only'
DEBUG = True
ALLOWED_HOSTS = ['127.0.0.1']
INSTALLED_APPS = ['django.contrib.auth', 'django.contrib.contenttypes', 'django.contrib.sessions',
    'django.contrib.messages', 'django.contrib.staticfiles', 'cas_server']
MIDDLEWARE = ['django.contrib.sessions.middleware.SessionMiddleware', 'django.middleware.common.CommonMiddleware',
    'django.middleware.locale.LocaleMiddleware', 'django.middleware.csrf.CsrfViewMiddleware',
    'django.contrib.auth.middleware.AuthenticationMiddleware', 'django.contrib.messages.middleware.MessageMiddleware']
TEMPLATES = [{'BACKEND': 'django.template.backends.django.DjangoTemplates', 'APP_DIRS': True,
    'OPTIONS': {'context_processors': ['django.template.context_processors.request',
        'django.contrib.auth.context_processors.auth', 'django.contrib.messages.context_processors.messages']}}]
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': '${folder}/cas.sqlite',
    'OPTIONS': {'timeout': 30}}}
ROOT_URLCONF = 'site_urls'
STATIC_URL = '/static/'
LANGUAGE_CODE = 'en'
SESSION_COOKIE_NAME = 'cas-session'
CAS_AUTH_CLASS = 'cas_server.auth.TestAuthUser'
CAS_TEST_USER = '${casPerson.account}'
CAS_TEST_PASSWORD = '${casPerson.password}'
CAS_TEST_ATTRIBUTES = {'displayName': 'Ana & <Ben>', 'mail': 'ana@example.org', 'ou': 'culture',
    'memberOf': ['cn=news & desk', 'cn=canteen']}
CAS_NEW_VERSION_HTML_WARNING = False
CAS_NEW_VERSION_EMAIL_WARNING = False
CAS_SHOW_SERVICE_MESSAGES = False
CAS_COMPONENT_URLS = dict.fromkeys(['bootstrap3_css', 'bootstrap3_js', 'html5shiv', 'respond', 'bootstrap4_css',
    'bootstrap4_js', 'fontawesome_css', 'jquery'], '/static/none')
`;

const urls = `
from django.urls import include, re_path
urlpatterns = [re_path(r'^cas/', include('cas_server.urls', namespace='cas_server'))]
`;

const prepare = (origin: string) => `
import django
django.setup()
from cas_server.models import ServicePattern, ReplaceAttributName
pattern = ServicePattern.objects.create(name='herald', pattern=r'^${origin.replaceAll('.', String.raw`\.`)}/', single_log_out=True)
for name in ['displayName', 'mail', 'ou', 'memberOf']:
    ReplaceAttributName.objects.create(name=name, service_pattern=pattern)
`;

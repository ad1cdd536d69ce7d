/**
 * Names, in lower case, of files and folders that systems, editors, sync programs and version control leave in every folder.
 * Nobody means to publish them, so nothing is said about them.
 */
const LEFT_NAMES = new Set([
  // macOS
  '.ds_store',
  '.localized',
  '.appledouble',
  '.apdisk',
  '.documentrevisions-v100',
  '.fseventsd',
  '.lsoverride',
  '.spotlight-v100',
  '.temporaryitems',
  '.volumeicon.icns',
  '__macosx',
  'icon\r',
  // Windows
  'thumbs.db',
  'thumbs.db:encryptable',
  'ehthumbs.db',
  'ehthumbs_vista.db',
  'desktop.ini',
  '$recycle.bin',
  'system volume information',
  // Linux
  '.directory',
  'lost+found',
  // editors
  '.idea',
  '.vs',
  '.vscode',
  '.history',
  '.editorconfig',
  // disks of networks
  '@eadir',
  '#recycle',
  '#snapshot',
  '.@__thumb',
  '@recycle',
  // sync programs
  '.sync',
  '.dropbox',
  '.dropbox.attr',
  '.dropbox.cache',
  '.nextcloudsync.log',
  '.owncloudsync.log',
  '.stfolder',
  '.stignore',
  '.stversions',
  '.tmp.drivedownload',
  '.tmp.driveupload',
  // version control and packages
  '.bzr',
  '.hg',
  '.jj',
  '.keep',
  '.svn',
  'node_modules',
]);

/** The same for names that begin or end in a certain way. */
const LEFT_PATTERNS: readonly RegExp[] = [
  /^\._/, // macOS: what a file has besides its content, on a disk that can't hold that
  /^\.trash/,
  /^\.(?:nfs|fuse_hidden|goutputstream-)/, // Linux: files that are deleted or written at the moment
  /^\.git/,
  /~$/, // backups of Emacs, Vim, gedit and others
  /^\.#|^#.*#$/, // Emacs: locks and unsaved texts
  /^~\$|^\.~lock\./, // locks of Office and LibreOffice
  /^~syncthing~|^\.syncthing\./,
  /^\.(?:_?sync_|~sync_).*\.db/, // Nextcloud and ownCloud
  /\.(?:sw[a-p]|swpx|kate-swp)$/, // Vim, Kate
  /\.(?:bak|backup|orig|rej)$/,
  /\.(?:tmp|temp|crdownload|part|partial|download)$/, // files that are written or downloaded at the moment
  /___jb_(?:tmp|old|bak)___$/, // JetBrains
  /\.sb-[\da-f]{8}-\w{6}$/, // macOS: a file that a program is saving
  /\.(?:!sync|bts|filepart)$/, // Resilio, WinSCP: files that are received at the moment
];

/** Names of files that may hold passwords and private keys. They're never published. */
const SECRET_PATTERNS: readonly RegExp[] = [
  /^\.env(?:\.|$)/,
  /^\.(?:aws|docker|gnupg|htpasswd|kube|my\.cnf|netrc|npmrc|pgpass|pypirc|ssh)$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)$/,
  /\.(?:env|jks|kdbx|key|keystore|p12|pem|pfx|ppk)$/,
  /^(?:client[-_]secrets?|credentials|secrets?|service[-_]account)(?:[-_.][\w.-]*)?\.(?:ini|json|toml|txt|ya?ml)$/,
];

/** How iCloud names what stands for a file that isn't on this computer. */
const PLACEHOLDER = /^\..+\.icloud$/;

/** The folder of a site for what other programs look up under fixed addresses (RFC 8615). */
const WELL_KNOWN = '.well-known';

/**
 * How sync programs name the copy that they save when a file was changed in two places: Dropbox, Nextcloud and Google Drive
 * in words of many languages, Syncthing, ownCloud, Resilio, OneDrive with the computer's name; and git's merge tools.
 * Content files and pages can't have such names themselves.
 */
const CONFLICT_PATTERNS: readonly RegExp[] = [
  /\((?=[^)]*(?:confli|konflikt|modstrid|motstrid))(?=[^)]*[ck]op)[^)]*\)/i,
  /\((?:case|unicode encoding|selective sync) conflict[^)]*\)|\[conflict[^\]]*\]/i,
  /\.sync-conflict-\d{8}-\d{6}|_conflict-\d{8}-\d{6}|\.conflict\.[^.]+$/i,
  /-(?:DESKTOP|LAPTOP)-[A-Z\d]{3,}(?=\.[^.]+$|$)/,
  /-[A-Z][A-Z\d-]*-(?:PC|LAPTOP|DESKTOP)(?=\.[^.]+$|$)/,
  /_(?:BACKUP|BASE|LOCAL|REMOTE)_\d+(?=\.[^.]+$|$)/,
];

/** Returns whether a system, an editor, a sync program or version control left a file or folder, by its name alone. */
export function isLeftBehind(name: string): boolean {
  const plain = name.toLowerCase();
  return LEFT_NAMES.has(plain) || LEFT_PATTERNS.some((pattern) => pattern.test(plain));
}

/** Returns whether a name begins with a dot, which hides the file. Sites publish one such folder: `.well-known`. */
export const isHidden = (name: string): boolean => name.startsWith('.') && name !== WELL_KNOWN && !isPlaceholder(name);

/** Returns whether a file or folder is neither content nor published, by its name alone. */
export const isIgnored = (name: string): boolean => isHidden(name) || isLeftBehind(name);

/** Returns the same for a path: whether any of its parts is ignored. */
export const isIgnoredPath = (path: string): boolean => path.split('/').some(isIgnored);

/** Returns whether a sync program saved a file because it was changed in two places, by its name alone. */
export const isConflictCopy = (name: string): boolean => CONFLICT_PATTERNS.some((pattern) => pattern.test(name));

/** Returns whether iCloud has taken a file off this computer and left this in its place, by its name alone. */
export const isPlaceholder = (name: string): boolean => PLACEHOLDER.test(name);

/** Returns whether a file may hold passwords or private keys, by its name alone. */
export const isSecret = (name: string): boolean => SECRET_PATTERNS.some((pattern) => pattern.test(name.toLowerCase()));

/** Returns whether a file may be content or be published, by its path alone. */
export const isPartOfSite = (path: string): boolean =>
  path.split('/').every((name) => !isIgnored(name) && !isConflictCopy(name) && !isPlaceholder(name) && !isSecret(name));

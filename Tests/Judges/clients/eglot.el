;;; Edits a property list with Eglot, and writes what Emacs shows as JSON.  -*- lexical-binding: t -*-
;; emacs --batch --quick --load eglot.el, with PROGRAM, LIST and RESULT in the environment.
(require 'package)
(package-initialize)
(require 'eglot)
(require 'json)

(defun judge-wait (condition)
  "Wait until CONDITION holds, for some seconds."
  (let ((end (+ (float-time) 20)))
    (while (not (or (funcall condition) (> (float-time) end)))
      (accept-process-output nil 0.05))
    (or (funcall condition) (error "Nothing came"))))

(defun judge-shown ()
  "What Flymake shows, as lines, columns and texts."
  (mapcar (lambda (one)
            (vector (line-number-at-pos (flymake-diagnostic-beg one))
                    (buffer-substring-no-properties (flymake-diagnostic-beg one) (flymake-diagnostic-end one))
                    (flymake-diagnostic-text one)))
          (sort (flymake-diagnostics)
                (lambda (a b) (< (flymake-diagnostic-beg a) (flymake-diagnostic-beg b))))))

(let (result)
  (condition-case problem
      (progn
        (setq eglot-sync-connect 20 eglot-autoshutdown nil eglot-confirm-server-initiated-edits nil)
        (find-file (getenv "LIST"))
        (fundamental-mode)
        (add-to-list 'eglot-server-programs (list 'fundamental-mode (getenv "PROGRAM") "lsp"))
        (let ((server (eglot--connect 'fundamental-mode (project-current nil) 'eglot-lsp-server
                                      (list (getenv "PROGRAM") "lsp") "plist")))
          (judge-wait (lambda () (flymake-start) (flymake-diagnostics)))
          (push (cons 'opened (vconcat (judge-shown))) result)
          (goto-char (point-min))
          (search-forward "<string>YES</string>")
          (replace-match "<true/>" t t)
          (search-backward "<string>Émile")
          (search-forward "😀")
          (insert "é")
          (eglot--signal-textDocument/didChange)
          (judge-wait (lambda () (flymake-start) (= 1 (length (flymake-diagnostics)))))
          (push (cons 'edited (vconcat (judge-shown))) result)
          (goto-char (point-min))
          (search-forward "CFBundleName")
          (eglot--signal-textDocument/didChange)
          (push (cons 'hover (plist-get (plist-get (jsonrpc-request
                                                    server :textDocument/hover (eglot--TextDocumentPositionParams))
                                                   :contents) :value)) result)
          (search-forward "</dict>")
          (beginning-of-line)
          (insert "<key>NSCamera</key>\n")
          (search-backward "</key>")
          (eglot--signal-textDocument/didChange)
          (let ((items (append (plist-get (jsonrpc-request
                                           server :textDocument/completion (eglot--TextDocumentPositionParams))
                                          :items) nil)))
            (push (cons 'completions (vconcat (mapcar (lambda (item) (plist-get item :label)) items))) result))
          (eglot-shutdown server)
          (push (cons 'running (if (jsonrpc-running-p server) t :json-false)) result)))
    (error (push (cons 'problem (format "%S" problem)) result)))
  (set-buffer-modified-p nil)
  (with-temp-file (getenv "RESULT")
    (insert (json-encode result))))
